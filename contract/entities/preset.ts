import { id } from '#contract/entities/id.ts';
import { z } from '#contract/zod.ts';

export const presetCategories = [
  'Physical',
  'Mental',
  'Emotional',
  'Energy',
  'Spiritual',
  'Premium Peptides',
] as const;

/** How much is known: nothing was studied; it is handed down; studies disagree; some trials point one way. */
const evidenceGrades = ['none', 'tradition', 'mixed', 'some-trials'] as const;

/** A preset of the catalogue, whole. */
export const preset = z.object({
  id,
  name: z.string(),
  category: z.enum(presetCategories),
  /** A named group inside a category, such as the Tartarian Bells. */
  family: z.string().optional(),
  /** In Hz. Empty when the preset is locked for the caller. */
  frequencies: z.array(z.number().positive()),
  /** How many numbers the whole preset has, also when they are withheld. */
  frequencyCount: z.int().positive(),
  /** Where the pictures of its figure lie, without their size: of a locked preset those of a stand-in. */
  figure: z.string(),
  /** In minutes. */
  duration: z.int().positive(),
  description: z.string(),
  /** What it is looked for by, besides its name and its words: a purpose, a tradition, a way to listen. */
  topics: z.array(z.string()),
  isPremium: z.boolean(),
  /** True when the numbers are withheld because the caller is not premium. */
  locked: z.boolean(),
  /** Which tradition, table or measurement the numbers come from. */
  origin: z.string(),
  evidence: z.object({
    grade: z.enum(evidenceGrades),
    /** One line on what is known and what is not. */
    note: z.string(),
  }),
});
export type Preset = z.infer<typeof preset>;

const count = z.int().min(0);

/**
 * The whole catalogue in numbers, premium presets counted in. Frequencies are counted by range over all presets
 * together, never for one preset: that would tell where the withheld numbers of a locked one lie.
 */
export const catalogueStats = z.object({
  presets: count,
  freePresets: count,
  premiumPresets: count,
  categories: count,
  frequencies: count,
  /** How many of the frequencies lie in each range of frequency-ranges.ts. */
  ranges: z.object({ low: count, middle: count, high: count }),
});
export type CatalogueStats = z.infer<typeof catalogueStats>;
