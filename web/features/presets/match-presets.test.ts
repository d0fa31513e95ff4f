import { describe, expect, it } from 'vitest';
import { matchPresets, shelves } from './match-presets.ts';
import { samplePreset, threeHundred } from './testing/sample-presets.ts';

const none: ReadonlySet<number> = new Set();
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('the presets of a shelf', () => {
  it('PRESET-03 the shelves are All, Favorites and four categories, in this order', () => {
    expect(shelves).toEqual(['All', 'Favorites', 'Physical', 'Mental', 'Emotional', 'Energy']);
  });

  it('PRESET-04 All holds every preset, a category only its own', () => {
    expect(matchPresets(threeHundred, { shelf: 'All', search: '', favorites: none }).close).toHaveLength(300);
    for (const shelf of ['Physical', 'Mental', 'Emotional', 'Energy'] as const) {
      const { close: found } = matchPresets(threeHundred, { shelf, search: '', favorites: none });
      expect(found).toHaveLength(75);
      expect(new Set(found.map(({ category }) => category))).toEqual(new Set([shelf]));
    }
  });

  it('PRESET-05 Favorites holds the favorites and nothing else', () => {
    const favorites = new Set([4, 41, 999]);
    expect(idsOf(matchPresets(threeHundred, { shelf: 'Favorites', search: '', favorites }).close)).toEqual([
      4, 41,
    ]);
    expect(matchPresets(threeHundred, { shelf: 'Favorites', search: '', favorites: none }).close).toEqual([]);
  });

  it('PRESET-02 what is typed is looked for in names and descriptions, in either case, within the shelf', () => {
    const presets = [
      samplePreset({
        id: 1,
        name: 'Schumann Resonance',
        category: 'Energy',
        description: 'The ground hums.',
      }),
      samplePreset({ id: 2, name: 'Concert A', category: 'Mental', description: 'An orchestra tunes.' }),
      samplePreset({ id: 3, name: 'Old Fork', category: 'Energy', description: 'Below CONCERT pitch.' }),
    ];
    const found = (shelf: (typeof shelves)[number], search: string) =>
      idsOf(matchPresets(presets, { shelf, search, favorites: none }).close);
    expect(found('All', '  SCHUMANN res ')).toEqual([1]);
    expect(found('All', 'concert')).toEqual([2, 3]);
    expect(found('Energy', 'concert')).toEqual([3]);
    expect(found('All', 'zzz')).toEqual([]);
  });

  it('D40 the best stands first, and letters inside a word stand apart from words', () => {
    const presets = [
      samplePreset({ id: 1, name: 'Low', description: 'From 528 Hz down.', frequencies: [100] }),
      samplePreset({ id: 2, name: 'High', frequencies: [174, 528] }),
      samplePreset({ id: 3, name: 'One', frequencies: [528] }),
      samplePreset({ id: 4, name: 'Om', frequencies: [136.1] }),
    ];
    const find = (search: string) => matchPresets(presets, { shelf: 'All', search, favorites: none });
    expect(idsOf(find('528 hz').close)).toEqual([3, 2, 1]);
    expect([idsOf(find('om').close), idsOf(find('om').loose)]).toEqual([[4], [1]]);
  });
});
