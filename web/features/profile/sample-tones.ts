/** What a program plays that has only a category, in Hz. */
const byCategory: Readonly<Record<string, readonly number[]>> = {
  Sleep: [396, 528],
  Productivity: [528, 639],
  Meditation: [432, 396],
  Healing: [417, 528],
  Relaxation: [396, 432],
  Energy: [528, 741],
  Focus: [417, 528],
};

export const tonesOfCategory = (category: string): readonly number[] => byCategory[category] ?? [432, 528];

/** What a recommendation plays that brings no tones of its own. */
export function tonesOfMoodPreset(presetId: number): readonly number[] {
  if (presetId === 1) return [396, 417];
  return presetId === 2 ? [528, 639] : [432, 396];
}

export const samplePrograms = [
  { name: 'Sleep Enhancement', category: 'Sleep' },
  { name: 'Focus & Concentration', category: 'Productivity' },
  { name: 'Deep Meditation', category: 'Meditation' },
] as const;
