import type { Preset } from '#contract/entities/preset.ts';
import { confidenceOf } from './confidence.ts';
import type { Taste } from './taste.ts';
import { type Asked, askedWishes, type Term, termsOf } from './terms.ts';

export interface Ranked {
  readonly preset: Preset;
  readonly score: number;
  /** 0 to 1: how likely it is to be listened to to its end. */
  readonly confidence: number;
  readonly terms: readonly Term[];
}

interface Ranking {
  readonly asked: Asked;
  readonly taste: Taste;
  readonly count: number;
  /** Presets that were recommended lately: they step back a little, so that the list does not stand still. */
  readonly shownLately?: ReadonlySet<number>;
}

/** What a preset loses for each one of its family that is in the list already, and of its category. */
const SAME_FAMILY = 0.12;
const SAME_CATEGORY = 0.04;
const SHOWN_LATELY = 0.1;
/** How much is known breaks ties, and never more. */
const KNOWN: Readonly<Record<Preset['evidence']['grade'], number>> = {
  'some-trials': 3,
  mixed: 2,
  tradition: 1,
  none: 0,
};

/**
 * The presets that fit best, by a sum of terms, each of which can be said in a sentence. It ranks what it is given: who
 * may not have a preset's numbers must not hand it in. Likenesses step back, so that the list is not one thing six times.
 */
export function rankPresets(
  presets: readonly Preset[],
  { asked, taste, count, shownLately }: Ranking,
): Ranked[] {
  const wishes = askedWishes(asked);
  const left = presets
    .filter(({ frequencies }) => frequencies.length > 0)
    .map((preset) => {
      const terms = termsOf(preset, asked, wishes, taste);
      const score = terms.reduce((sum, { value }) => sum + value, 0);
      return { preset, terms, score };
    });
  const chosen: typeof left = [];
  while (chosen.length < count && left.length > 0) {
    const worth = ({ preset, score }: (typeof left)[number]) =>
      score -
      SAME_FAMILY * chosen.filter((one) => one.preset.family === preset.family).length -
      SAME_CATEGORY * chosen.filter((one) => one.preset.category === preset.category).length -
      (shownLately?.has(preset.id) ? SHOWN_LATELY : 0);
    const best = left.reduce((most, one) =>
      (worth(one) - worth(most) || KNOWN[one.preset.evidence.grade] - KNOWN[most.preset.evidence.grade]) > 0
        ? one
        : most,
    );
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  // Who comes first is who fits best; likeness only decided who is in the list.
  return chosen
    .sort((a, b) => b.score - a.score)
    .map((one) => ({ ...one, confidence: confidenceOf(one.score) }));
}
