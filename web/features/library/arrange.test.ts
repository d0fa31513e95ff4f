import { describe, expect, it } from 'vitest';
import type { Preset } from '#contract/entities/preset.ts';
import { arrange, leadOf, siblingsOf } from './arrange.ts';
import { firstView, sortOrders } from './library-view.ts';
import { lockedPreset, preset } from './testing/preset.ts';

const shelf = [
  preset(1, { name: 'Zephyr', category: 'Spiritual', duration: 10 }),
  preset(2, { name: 'alpha', category: 'Mental', duration: 60, description: 'Ten swells in each SECOND.' }),
  preset(3, { name: 'Bell 10', category: 'Energy', duration: 30, isPremium: true, locked: true }),
  preset(4, { name: 'Bell 9', category: 'Physical', duration: 30, isPremium: true }),
];
const none: ReadonlySet<number> = new Set();
const names = (over: Partial<typeof firstView>, favorites = none) => {
  const { close, loose } = arrange(shelf, favorites, { ...firstView, ...over });
  return [...close, ...loose].map(({ name }) => name);
};

describe('what the library shows', () => {
  it('LIB-05 is what has the words in its name or its description, in whatever case', () => {
    expect(names({ query: 'BELL' })).toEqual(['Bell 9', 'Bell 10']);
    expect(names({ query: ' in each second ' })).toEqual(['alpha']);
    expect(names({ query: 'no word of it' })).toEqual([]);
    expect(names({ query: '(.*' })).toEqual([]);
  });

  it('LIB-06 is everything, or one category', () => {
    expect(names({ category: 'all' })).toHaveLength(4);
    expect(names({ category: 'Energy' })).toEqual(['Bell 10']);
  });

  it('LIB-07 by name ascending', () => {
    expect(names({ sort: 'name' })).toEqual(['alpha', 'Bell 9', 'Bell 10', 'Zephyr']);
  });

  it('LIB-07 by duration, longest first', () => {
    expect(names({ sort: 'duration' })).toEqual(['alpha', 'Bell 9', 'Bell 10', 'Zephyr']);
  });

  it('LIB-07 by category ascending', () => {
    expect(names({ sort: 'category' })).toEqual(['Bell 10', 'alpha', 'Bell 9', 'Zephyr']);
  });

  it('LIB-07 with premium presets first', () => {
    expect(names({ sort: 'premium' })).toEqual(['Bell 9', 'Bell 10', 'alpha', 'Zephyr']);
  });

  it('LIB-08 is premium presets alone, when only those are wanted', () => {
    expect(names({ plan: 'premium' })).toEqual(['Bell 9', 'Bell 10']);
    expect(names({ plan: 'premium', query: 'zephyr' })).toEqual([]);
  });

  it('is what is free, or what is kept as a favorite, when only that is wanted', () => {
    expect(names({ plan: 'free' })).toEqual(['alpha', 'Zephyr']);
    expect(names({ favoritesOnly: true }, new Set([4, 1]))).toEqual(['Bell 9', 'Zephyr']);
    expect(names({ favoritesOnly: true, plan: 'free' }, new Set([4, 1]))).toEqual(['Zephyr']);
  });

  it('is at first what can be played, by name, and after it what cannot', () => {
    expect(names({})).toEqual(['alpha', 'Bell 9', 'Zephyr', 'Bell 10']);
  });

  it('D40 stands by how well it fits what was typed, unless another order was chosen', () => {
    expect(names({ query: 'bell 10' })[0]).toBe('Bell 10');
    expect(names({ query: 'bell', sort: 'duration' })).toEqual(['Bell 9', 'Bell 10']);
    const { close, loose } = arrange(shelf, none, { ...firstView, query: 'ph' });
    // One has it at the beginning of its category, two inside their names.
    expect([close, loose].map((list) => list.map(({ name }) => name))).toEqual([
      ['Bell 9'],
      ['Zephyr', 'alpha'],
    ]);
  });

  it('stands in the same order whether the numbers are withheld or not', () => {
    const withheld = shelf.map((whole) => (whole.isPremium ? { ...whole, frequencies: [] } : whole));
    const given = shelf.map((whole, place) => ({ ...whole, frequencies: [900 - place * 100] }));
    for (const sort of sortOrders) {
      const ids = (list: readonly Preset[]) =>
        arrange(list, none, { ...firstView, sort }).close.map(({ id }) => id);
      expect(ids(given)).toEqual(ids(withheld));
    }
  });

  it('leaves the catalogue itself as it is', () => {
    const before = shelf.map(({ id }) => id);
    names({ sort: 'premium' });
    expect(shelf.map(({ id }) => id)).toEqual(before);
  });
});

describe('the large plate', () => {
  it('is the first that can be played, near the top or not at all', () => {
    expect(leadOf([lockedPreset(1), preset(2)])?.id).toBe(2);
    const far = [1, 2, 3, 4, 5].map((id) => lockedPreset(id));
    expect(leadOf([...far, preset(6)])).toBeUndefined();
    expect(leadOf([])).toBeUndefined();
  });
});

describe('what stands beside a preset', () => {
  it('comes from the same source, nearest first, without the preset itself', () => {
    const family = [1, 2, 3, 4, 5].map((id) => preset(id));
    const list = [...family, preset(6, { family: 'Other' })];
    expect(siblingsOf(family[2] as Preset, list, 3).map(({ id }) => id)).toEqual([2, 4, 1]);
  });
});
