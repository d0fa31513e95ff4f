import type { Preset } from '#contract/entities/preset.ts';
import { openFigure } from '#contract/rules/figure-pictures.ts';

/** A preset for tests: plain, free and short, unless they say otherwise. */
export function preset(id: number, over: Partial<Preset> = {}): Preset {
  const frequencies = over.frequencies ?? [432];
  return {
    id,
    name: `Preset ${id}`,
    category: 'Mental',
    family: 'Some',
    frequencies,
    frequencyCount: frequencies.length,
    figure: openFigure(frequencies),
    duration: 10,
    description: 'A tone.',
    topics: [],
    isPremium: false,
    locked: false,
    origin: 'A table',
    evidence: { grade: 'none', note: 'Nobody has looked.' },
    ...over,
  };
}

/** As the server shows a premium one to those who are not premium. */
export function lockedPreset(id: number, over: Partial<Preset> = {}): Preset {
  return preset(id, { isPremium: true, locked: true, frequencies: [], frequencyCount: 7, ...over });
}
