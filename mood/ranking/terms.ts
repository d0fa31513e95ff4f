import type { Preset } from '#contract/entities/preset.ts';
import type { TimeOfDay } from '#contract/rules/chips.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import { NEEDS, type Need } from '../labels.ts';
import { needsOf } from './needs-of-preset.ts';
import { strengthOf } from './strength.ts';
import { octaveOf, type Taste } from './taste.ts';
import { ofHours, type Wishes, wishesOf } from './wishes.ts';

/** What is asked for; everything is optional. */
export interface Asked {
  readonly mood?: string | undefined;
  readonly symptoms?: readonly string[] | undefined;
  /** Other words, read by those in them that tell of a need. */
  readonly conditions?: string | undefined;
  /** What a text points to, as the model read it: each as far as it is likely. */
  readonly needs?: Wishes | undefined;
  readonly timeOfDay?: TimeOfDay | undefined;
  readonly sessionSeconds?: number | undefined;
  readonly intensity?: number | undefined;
}

/** One part of a score, with what a sentence about it needs. */
export type Term =
  | { readonly kind: 'wish'; readonly value: number; readonly need: Need; readonly asked: readonly string[] }
  | { readonly kind: 'hour'; readonly value: number; readonly need: Need; readonly timeOfDay: TimeOfDay }
  | { readonly kind: 'intensity'; readonly value: number; readonly wants: 'gentle' | 'strong' }
  | { readonly kind: 'duration'; readonly value: number; readonly minutes: number }
  | { readonly kind: 'category' | 'family' | 'octave' | 'frequency'; readonly value: number }
  | { readonly kind: 'lately'; readonly value: number; readonly daysAgo: number };

/** How much each part can count. What is asked for leads; taste decides among what fits. */
const WEIGHTS = {
  wish: 1,
  hour: 0.25,
  intensity: 0.35,
  duration: 0.2,
  category: 0.2,
  family: 0.3,
  octave: 0.15,
  frequency: 0.15,
  lately: -0.3,
} as const;

/** What was heard today is told less often; after a few days it is as good as new. */
const LATELY_HALF_LIFE_DAYS = 2;
/** Two tones this close are one to the ear. */
const SAME_TONE = 0.005;

/** One thing that was asked for; its words are null where they are not to be repeated. */
export interface AskedWish {
  readonly words: string | null;
  readonly wishes: Wishes;
  /** How sure it is that this was meant, 0 to 1; a chip says what it means. */
  readonly sure: number;
}

/** What was asked for in words or chips, each with the needs it points to: read once, however many presets there are. */
export function askedWishes({ mood, symptoms = [], conditions, needs }: Asked): AskedWish[] {
  const chips = [...(mood ? [mood] : []), ...symptoms].map((words) => ({
    words,
    wishes: wishesOf(words),
    sure: 1,
  }));
  const told = conditions ? [{ words: null, wishes: wishesOf(conditions), sure: 1 }] : [];
  const read = needs ? [{ words: null, wishes: needs, sure: Math.min(1, sumOf(needs)) }] : [];
  return [...chips, ...told, ...read].filter(({ wishes }) => Object.keys(wishes).length > 0);
}

const sumOf = (wishes: Wishes) => Object.values(wishes).reduce((sum, weight) => sum + weight, 0);

/** All parts of a preset's score. Their sum is the score. */
export function termsOf(preset: Preset, asked: Asked, wishes: readonly AskedWish[], taste: Taste): Term[] {
  const serves = needsOf(preset);
  return [
    ...wishTerm(serves, wishes),
    ...hourTerm(serves, asked.timeOfDay),
    ...intensityTerm(preset, asked.intensity ?? limit.intensityDefault),
    ...durationTerm(preset, asked.sessionSeconds),
    ...tasteTerms(preset, taste),
    ...latelyTerm(preset, taste),
  ];
}

function wishTerm(serves: Record<Need, number>, wishes: readonly AskedWish[]): Term[] {
  if (wishes.length === 0) return [];
  const all: Wishes = {};
  for (const one of wishes) for (const need of NEEDS) all[need] = (all[need] ?? 0) + (one.wishes[need] ?? 0);
  const need = strongest(serves, all);
  const sure = wishes.reduce((sum, one) => sum + one.sure, 0) / wishes.length;
  const pointing = wishes.filter((one) => (one.wishes[need] ?? 0) > 0);
  return [
    {
      kind: 'wish',
      value: WEIGHTS.wish * match(serves, all) * sure,
      need,
      asked: pointing.flatMap(({ words }) => words ?? []),
    },
  ];
}

function hourTerm(serves: Record<Need, number>, timeOfDay: TimeOfDay | undefined): Term[] {
  if (!timeOfDay) return [];
  const wishes = ofHours[timeOfDay];
  const value = WEIGHTS.hour * match(serves, wishes);
  return [{ kind: 'hour', value, need: strongest(serves, wishes), timeOfDay }];
}

/** In the middle it says nothing; towards the ends it leans to gentle or to strong presets. */
function intensityTerm(preset: Preset, intensity: number): Term[] {
  const lean = (intensity - limit.intensityDefault) / (limit.intensityMax - limit.intensityDefault);
  if (lean === 0) return [];
  const value = WEIGHTS.intensity * lean * (2 * strengthOf(preset) - 1);
  return [{ kind: 'intensity', value, wants: lean < 0 ? 'gentle' : 'strong' }];
}

function durationTerm({ duration }: Preset, seconds: number | undefined): Term[] {
  if (seconds === undefined) return [];
  const minutes = seconds / 60;
  const fit = Math.min(duration, minutes) / Math.max(duration, minutes);
  // What lasts half as long, or twice, speaks neither for it nor against.
  return [{ kind: 'duration', value: WEIGHTS.duration * (fit - 0.5), minutes }];
}

function tasteTerms(preset: Preset, taste: Taste): Term[] {
  const part = (kind: 'category' | 'family' | 'octave' | 'frequency', liking: number | undefined): Term => ({
    kind,
    value: WEIGHTS[kind] * (liking ?? 0),
  });
  const likings = [...taste.frequencies]
    .filter(
      ([hz, liking]) => liking > 0 && preset.frequencies.some((own) => Math.abs(own - hz) <= hz * SAME_TONE),
    )
    .map(([, liking]) => liking);
  return [
    part('category', taste.categories.get(preset.category)),
    part('family', preset.family === undefined ? 0 : taste.families.get(preset.family)),
    part('octave', taste.octaves.get(octaveOf(preset))),
    part('frequency', Math.max(0, ...likings)),
  ];
}

function latelyTerm(preset: Preset, taste: Taste): Term[] {
  const daysAgo = taste.heardDaysAgo.get(preset.id);
  if (daysAgo === undefined) return [];
  return [{ kind: 'lately', value: WEIGHTS.lately * 0.5 ** (daysAgo / LATELY_HALF_LIFE_DAYS), daysAgo }];
}

/** How well what is served meets what is meant, 0 to 1. */
function match(serves: Record<Need, number>, wishes: Wishes): number {
  let met = 0;
  let meant = 0;
  for (const need of NEEDS) {
    met += (wishes[need] ?? 0) * serves[need];
    meant += wishes[need] ?? 0;
  }
  return meant === 0 ? 0 : met / meant;
}

function strongest(serves: Record<Need, number>, wishes: Wishes): Need {
  const part = (need: Need) => (wishes[need] ?? 0) * serves[need];
  return NEEDS.reduce((best, need) => (part(need) > part(best) ? need : best));
}
