import type { TimeOfDay } from '#contract/rules/chips.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import type { SentRequest } from '#web/api/use-recommendations.ts';
import { timeOfDayAt } from '#web/lib/time-of-day.ts';

/** What somebody has chosen on a form; what is empty is not asked for. */
export interface Chosen {
  readonly mood: string | null;
  readonly symptoms: readonly string[];
  readonly sessionMinutes: number;
  readonly intensity: number;
  readonly timeOfDay: TimeOfDay | null;
  readonly conditions: string;
}

/** What was chosen, without what is empty. */
export function engineRequest(chosen: Chosen): SentRequest {
  const conditions = chosen.conditions.trim();
  return {
    ...whatIsFelt(chosen),
    ...(chosen.timeOfDay && { timeOfDay: chosen.timeOfDay }),
    sessionDuration: chosen.sessionMinutes * 60,
    intensity: chosen.intensity,
    ...(conditions && { currentConditions: conditions }),
  };
}

/** The same for the recommendations page: a field at its default is left out too, and the hour is always told. */
export function pageRequest(chosen: Omit<Chosen, 'timeOfDay' | 'conditions'>, hour: number): SentRequest {
  const seconds = chosen.sessionMinutes * 60;
  return {
    ...whatIsFelt(chosen),
    timeOfDay: timeOfDayAt(hour),
    ...(seconds !== limit.secondsDefault && { sessionDuration: seconds }),
    ...(chosen.intensity !== limit.intensityDefault && { intensity: chosen.intensity }),
  };
}

const whatIsFelt = ({ mood, symptoms }: Pick<Chosen, 'mood' | 'symptoms'>) => ({
  ...(mood && { mood }),
  ...(symptoms.length > 0 && { symptoms: [...symptoms] }),
});

/** With one more symptom, if it says something and is not there yet. */
export function withSymptom(symptoms: readonly string[], typed: string): readonly string[] {
  const symptom = typed.trim();
  return symptom === '' || symptoms.includes(symptom) ? symptoms : [...symptoms, symptom];
}

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
