import type { Preset } from '#contract/entities/preset.ts';

export type Category = Preset['category'];

/** The colour of each category, a token of the house; it lights the plates and marks the words. */
export const categoryColours: Readonly<Record<Category, string>> = {
  Physical: 'var(--color-physical)',
  Mental: 'var(--color-mental)',
  Emotional: 'var(--color-emotional)',
  Energy: 'var(--color-energy)',
  Spiritual: 'var(--color-spiritual)',
  'Premium Peptides': 'var(--color-premium-peptides)',
};

export const categories = Object.keys(categoryColours) as Category[];
