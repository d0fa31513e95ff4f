import type { Preset } from '#contract/entities/preset.ts';
import { openFigure } from '#contract/rules/figure-pictures.ts';

/** A preset as the server would send it, for tests that need one of their own. */
export function samplePreset(given: Partial<Preset> & Pick<Preset, 'id' | 'name'>): Preset {
  const frequencies = given.frequencies ?? [432];
  return {
    category: 'Physical',
    frequencies,
    frequencyCount: frequencies.length || 8,
    figure: openFigure(frequencies),
    duration: 15,
    description: 'A quiet tone.',
    topics: [],
    isPremium: false,
    locked: false,
    origin: 'A tuning fork.',
    evidence: { grade: 'none', note: 'Nobody has studied it.' },
    ...given,
  };
}

/** As many as the catalogue has, in all four categories of the chips; each third one is premium and locked. */
export const threeHundred: readonly Preset[] = Array.from({ length: 300 }, (_, place) => {
  const isPremium = place % 3 === 2;
  const first = 100 + place * 2.5;
  return samplePreset({
    id: place + 1,
    name: `Preset number ${place + 1}`,
    category: (['Physical', 'Mental', 'Emotional', 'Energy'] as const)[place % 4],
    frequencies: isPremium ? [] : [first, first * 1.25, first * 1.5].slice(0, 1 + (place % 3)),
    isPremium,
    locked: isPremium,
  });
});
