import { useEffect, useState } from 'react';
import type { Recommendation } from '#contract/entities/recommendation.ts';
import { engineMoods, engineSymptoms, type TimeOfDay, timesOfDay } from '#contract/rules/chips.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import { prepareDanger, tellsOfDanger } from '#web/bindings/mood/danger.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { SectionHeading } from '#web/ui/heading.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { engineRequest, toggled } from './asked.ts';
import { FormRow } from './form-row.tsx';
import { RecommendedGrid } from './found.tsx';
import { RecentRecommendations } from './recent-recommendations.tsx';
import type { Recommended } from './recommended.tsx';
import { useGenerate } from './use-generate.ts';

const chips = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
const times = timesOfDay.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }));
const durations = limit.toolMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

interface FrequencyEngineProps {
  /** Words of one's own tell of danger: help comes first, and nothing is sent. */
  readonly onDanger: () => void;
}

/** Recommendations by choosing instead of writing. */
export function FrequencyEngine({ onDanger }: FrequencyEngineProps) {
  const [mood, setMood] = useState<string | null>(null);
  const [symptoms, setSymptoms] = useState<readonly string[]>([]);
  const [timeOfDay, setTimeOfDay] = useState<TimeOfDay | null>(null);
  const [minutes, setMinutes] = useState(String(limit.toolMinutesDefault));
  const [intensity, setIntensity] = useState<number>(limit.intensityDefault);
  const [conditions, setConditions] = useState('');
  const [playSeconds, setPlaySeconds] = useState(0);
  const { generate, isPending, found } = useGenerate();
  useEffect(() => void prepareDanger(), []);
  const submit = () => {
    if (tellsOfDanger(conditions)) return onDanger();
    const sessionMinutes = Number(minutes);
    setPlaySeconds(sessionMinutes * 60);
    generate(engineRequest({ mood, symptoms, timeOfDay, sessionMinutes, intensity, conditions }));
  };
  return (
    <section aria-labelledby="frequency-engine">
      <SectionHeading
        id="frequency-engine"
        title="Frequency Engine"
        description="Or leave the words and choose. Every part is optional."
      />
      <div className="mt-10 grid gap-x-18 gap-y-16 xl:grid-cols-[minmax(0,1fr)_300px]">
        <form
          aria-label="Frequency Engine"
          className="grid gap-y-10"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormRow name="Mood" hint="one, or none">
            <Chips
              label="Mood"
              options={chips<string>(engineMoods)}
              value={mood ?? []}
              onToggle={(one) => setMood(one === mood ? null : one)}
            />
          </FormRow>
          <FormRow name="Symptoms" hint="as many as apply">
            <Chips
              label="Symptoms"
              options={chips<string>(engineSymptoms)}
              value={symptoms}
              onToggle={(one) => setSymptoms(toggled(symptoms, one))}
            />
          </FormRow>
          <FormRow name="Session">
            <div className="grid max-w-[560px] grid-cols-1 items-center gap-x-8 gap-y-5 sm:grid-cols-[120px_minmax(0,1fr)]">
              <span className="text-soft">Time of day</span>
              <Chips
                label="Time of day"
                options={times}
                value={timeOfDay ?? []}
                onToggle={(one) => setTimeOfDay(one === timeOfDay ? null : one)}
              />
              <span className="text-soft">Duration</span>
              <Segmented
                label="Session duration"
                value={minutes}
                options={durations}
                onChange={setMinutes}
                className="max-w-[280px]"
              />
              <span className="text-soft">Intensity</span>
              <Slider
                label="Intensity"
                look="inline"
                value={intensity}
                min={limit.intensityMin}
                max={limit.intensityMax}
                step={1}
                fineStep={1}
                resetTo={limit.intensityDefault}
                onChange={(value) => setIntensity(Math.round(value))}
              />
            </div>
            <TextArea
              label="Anything else?"
              className="mt-6 max-w-[560px]"
              rows={2}
              maxLength={limit.conditionsMax}
              value={conditions}
              onChange={(event) => setConditions(event.currentTarget.value)}
            />
            <Button type="submit" tone="primary" className="mt-9" aria-disabled={isPending}>
              {isPending && (
                <span aria-hidden="true">
                  <Spinner size={18} />
                </span>
              )}
              {isPending ? 'Generating Recommendations...' : 'Generate Recommendations'}
            </Button>
          </FormRow>
        </form>
        <RecentRecommendations />
      </div>
      <div className="mt-16" aria-live="polite" aria-busy={isPending}>
        {found && <RecommendedGrid list={found.map((one) => toRecommended(one, playSeconds))} />}
      </div>
    </section>
  );
}

function toRecommended(
  { presetName: name, explanation: reasons, ...rest }: Recommendation,
  seconds: number,
): Recommended {
  return { ...rest, name, reasons, seconds };
}
