import type { Preset } from '#contract/entities/preset.ts';
import { standInFigure } from '#contract/rules/figure-pictures.ts';
import { figureOf } from './figures.ts';
import { topicsOf } from './topics.ts';
import { roundHertz } from './tuning/hertz.ts';

type Category = Preset['category'];
export type Evidence = Preset['evidence'];

/** One preset as a family writes it down; what all of the family share stands in the family. */
export interface PresetDraft {
  name: string;
  category: Category;
  minutes: number;
  /** In Hz, unrounded. The first three are what three generators sound, so the telling ones lead. */
  tones: readonly number[];
  /** What it is, in a sentence or two. The family's `numbers` sentence follows it. */
  about: string;
  /** Replaces the family's sentence where this preset's numbers come from elsewhere. */
  numbers?: string;
  origin?: string;
  /** Replaces the family's recipe. */
  recipe?: string;
  evidence?: Evidence;
}

/**
 * Presets whose numbers come from one source. A family is free or premium as a whole.
 * `firstId` is written down, never counted: favorites and saved programs remember a preset by its id,
 * so inserting into one family must not move the ids of the next.
 */
export interface Family {
  name: string;
  firstId: number;
  isPremium: boolean;
  /** The sentence every description ends with: where the numbers come from. */
  numbers: string;
  /** The museum label: who published, measured or tuned it, and when. */
  origin: string;
  /**
   * The ratios, the sequence, the ground: with them anyone could compute the numbers. They follow the origin, and of
   * a premium preset they are told together with the numbers alone.
   */
  recipe?: string;
  evidence: Evidence;
  presets: readonly PresetDraft[];
}

export function presetsOf(family: Family): Preset[] {
  return family.presets.map((draft, place) => {
    const origin = draft.origin ?? family.origin;
    const recipe = draft.recipe ?? family.recipe;
    const frequencies = [...new Set(draft.tones.map(roundHertz))];
    return {
      id: family.firstId + place,
      name: draft.name,
      category: draft.category,
      family: family.name,
      frequencies,
      frequencyCount: frequencies.length,
      figure: figureOf(frequencies, family.isPremium),
      duration: draft.minutes,
      description: `${draft.about} ${draft.numbers ?? family.numbers}`,
      topics: topicsOf({ family, name: draft.name, frequencies }),
      isPremium: family.isPremium,
      locked: false,
      origin: recipe ? `${origin}: ${recipe}` : origin,
      evidence: draft.evidence ?? family.evidence,
    };
  });
}

/** The same as everyone may see them: of a premium family the words and how many numbers there are, no more. */
export function openPresetsOf({ recipe: _, ...family }: Family): Preset[] {
  if (!family.isPremium) return presetsOf(family);
  const drafts = family.presets.map(({ recipe: _, ...draft }) => draft);
  return presetsOf({ ...family, presets: drafts }).map((preset) => ({
    ...preset,
    frequencies: [],
    figure: standInFigure(preset.id),
    locked: true,
  }));
}
