import { useState } from 'react';
import { pageMoods, pageSymptoms } from '#contract/rules/chips.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { pageRequest, withSymptom } from './asked.ts';
import { FormRow } from './form-row.tsx';
import type { useGenerate } from './use-generate.ts';

const chips = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** What one would like to be recommended. All of it is optional. */
export function RequestForm({ generate, isPending }: ReturnType<typeof useGenerate>) {
  const [mood, setMood] = useState<string | null>(null);
  const [symptoms, setSymptoms] = useState<readonly string[]>([]);
  const [symptom, setSymptom] = useState('');
  const [sessionMinutes, setSessionMinutes] = useState(limit.secondsDefault / 60);
  const [intensity, setIntensity] = useState<number>(limit.intensityDefault);
  return (
    <form
      aria-label="What you are looking for"
      className="grid gap-y-10"
      onSubmit={(event) => {
        event.preventDefault();
        generate(pageRequest({ mood, symptoms, sessionMinutes, intensity }, new Date().getHours()));
      }}
    >
      <h2 className="sr-only">What you are looking for</h2>
      <FormRow name="Mood" hint="one, or none">
        <Chips
          label="Mood"
          options={chips(pageMoods)}
          value={mood ?? []}
          onToggle={(one) => setMood(one === mood ? null : one)}
        />
      </FormRow>
      <FormRow name="Symptoms" hint="as many as apply">
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Symptom"
            look="bare"
            value={symptom}
            options={[{ value: '', label: 'Choose a symptom' }, ...chips(pageSymptoms)]}
            onChange={setSymptom}
          />
          <Button
            icon="plus"
            disabled={symptom.trim() === ''}
            onClick={() => {
              setSymptoms(withSymptom(symptoms, symptom));
              setSymptom('');
            }}
          >
            Add
          </Button>
        </div>
        {symptoms.length > 0 && (
          <ul aria-label="Chosen symptoms" className="mt-4 flex flex-wrap gap-2">
            {symptoms.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  aria-label={`Remove ${one}`}
                  className="inline-flex min-h-8 items-center gap-2 rounded-full bg-text px-3.5 font-medium text-13 text-ink"
                  onClick={() => setSymptoms(symptoms.filter((other) => other !== one))}
                >
                  {one}
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </FormRow>
      <FormRow name="Session">
        <div className="grid max-w-[520px] gap-8 sm:grid-cols-2">
          <Slider
            label="Session duration"
            unit="min"
            value={sessionMinutes}
            min={limit.secondsMin / 60}
            max={limit.secondsMax / 60}
            step={limit.secondsStep / 60}
            fineStep={limit.secondsStep / 60}
            resetTo={limit.secondsDefault / 60}
            onChange={(minutes) => setSessionMinutes(Math.round(minutes))}
          />
          <Slider
            label="Intensity"
            value={intensity}
            min={limit.intensityMin}
            max={limit.intensityMax}
            step={1}
            fineStep={1}
            resetTo={limit.intensityDefault}
            onChange={(value) => setIntensity(Math.round(value))}
          />
        </div>
        <p className="mt-3 text-13 text-muted">Low is one soft tone; high is several, and brighter.</p>
        <Button type="submit" tone="primary" size="large" className="mt-9" aria-disabled={isPending}>
          {isPending && (
            <span aria-hidden="true">
              <Spinner size={18} />
            </span>
          )}
          {isPending ? 'Generating Recommendations...' : 'Generate Recommendations'}
        </Button>
      </FormRow>
    </form>
  );
}
