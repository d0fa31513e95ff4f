import type { Preset } from '#contract/entities/preset.ts';
import { engineMoods, type TimeOfDay, timesOfDay } from '#contract/rules/chips.ts';
import type { Need } from '#mood/labels.ts';
import { needsOf } from '#mood/ranking/needs-of-preset.ts';
import { highestTone } from '#mood/ranking/strength.ts';
import type { Listening } from '#mood/ranking/taste.ts';
import { ofHours, wishesOf } from '#mood/ranking/wishes.ts';

/**
 * Listeners that are made up. Each has planted tastes: two families, a category, a pitch, and a leaning of their own for
 * every single preset, which nobody could know. What they need in a mood is what the product thinks, bent by a third
 * for each of them, since people differ from any table.
 */
export interface Listener {
  readonly likes: (preset: Preset, mood: string, hour: TimeOfDay) => number;
  readonly history: readonly Listening[];
  /** What they do next, to be told apart by the ranking. */
  readonly next: { readonly mood: string; readonly timeOfDay: TimeOfDay };
}

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const bell = (random: Random) => random() + random() + random() + random() - 2;

export function makeListener(presets: readonly Preset[], sessions: number, random: Random): Listener {
  const families = [...new Set(presets.map(({ family }) => family))];
  const liked = new Set([pick(random, families), pick(random, families)]);
  const category = pick(random, presets).category;
  const pitch = 6 + 4 * random();
  const own = new Map(presets.map(({ id }) => [id, 0.5 * bell(random)]));
  const bent = new Map<string, number>();
  const bend = (key: string) => {
    if (!bent.has(key)) bent.set(key, 1 + (2 / 3) * (random() - 0.5));
    return bent.get(key) ?? 1;
  };

  const likes = (preset: Preset, mood: string, hour: TimeOfDay) => {
    const serves = needsOf(preset);
    const meets = (wishes: Partial<Record<Need, number>>) => {
      const all = Object.entries(wishes) as [Need, number][];
      const sum = all.reduce((total, [need, weight]) => total + weight * serves[need] * bend(mood + need), 0);
      return sum / all.reduce((total, [, weight]) => total + weight, 0);
    };
    const octavesAway = Math.abs(Math.log2(highestTone(preset)) - pitch);
    return (
      2.6 * meets(wishesOf(mood)) +
      0.6 * meets(ofHours[hour]) +
      (liked.has(preset.family) ? 1.3 : 0) +
      (preset.category === category ? 0.6 : 0) -
      0.3 * octavesAway +
      (own.get(preset.id) ?? 0) -
      1.4
    );
  };

  const history = Array.from({ length: sessions }, (_, at): Listening => {
    const mood = pick(random, engineMoods);
    const hour = pick(random, timesOfDay);
    // People look around: of eight presets that they come across they choose one that they like.
    const seen = Array.from({ length: 8 }, () => pick(random, presets));
    const chosen = seen.reduce((best, one) =>
      likes(one, mood, hour) > likes(best, mood, hour) ? one : best,
    );
    const isFinished = random() < finishes(likes(chosen, mood, hour));
    return {
      preset: chosen,
      frequencies: chosen.frequencies,
      seconds: chosen.duration * 60 * (isFinished ? 1 : 0.3 * random()),
      daysAgo: ((sessions - at) * 60) / sessions + 3,
      feltBefore: null,
      feltAfter: null,
    };
  });
  return { likes, history, next: { mood: pick(random, engineMoods), timeOfDay: pick(random, timesOfDay) } };
}

/** How likely something is heard to its end by one who likes it this much. */
export const finishes = (liking: number) => 1 / (1 + Math.exp(-2.2 * liking));
