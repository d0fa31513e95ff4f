import { describe, expect, it } from 'vitest';
import { findPresets } from '#contract/search/find-presets.ts';
import { presets } from './presets.ts';
import { searches } from './testing/searches.ts';

/** The catalogue as the server shows it to those without the plan. */
const withheld = presets.map((one) => (one.isPremium ? { ...one, frequencies: [], locked: true } : one));
const NEAR = 8;

const namesFor = (typed: string, list = withheld) =>
  findPresets(list, typed).map(({ preset }) => preset.name);
const wordsFor = (typed: string) =>
  findPresets(withheld, typed)
    .filter(({ isLoose }) => !isLoose)
    .map(({ preset }) => preset.name);

describe('search in the catalogue', () => {
  it('D40 is held to sixty things that people type, or more', () => {
    expect(new Set(searches.map(({ typed, by }) => `${typed} ${by}`)).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(60);
    const names = new Set(presets.map(({ name }) => name));
    const expected = searches.flatMap(({ first, near = [] }) => [...first, ...near]);
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(searches)('D40 $typed', ({ typed, first, near = [], by }) => {
    const names = namesFor(typed, by === 'premium' ? [...presets] : withheld);
    expect(first, `first for “${typed}”: ${names.slice(0, 5).join(', ')}`).toContain(names[0]);
    expect(names.slice(0, NEAR)).toEqual(expect.arrayContaining([...near]));
  });

  it('LIB-05 PRESET-02 finds every substring of a name or description, whatever else it finds', () => {
    for (const typed of ['om', 'hz', 'ell of', 'In Each', 'medieval source', 'n']) {
      const inside = withheld.filter((one) =>
        [one.name, one.description].some((text) => text.toLowerCase().includes(typed.toLowerCase())),
      );
      expect(namesFor(typed)).toEqual(expect.arrayContaining(inside.map(({ name }) => name)));
    }
  });

  it('D40 keeps what only has the letters inside a word behind all that has the word', () => {
    const found = findPresets(withheld, 'om');
    const firstLoose = found.findIndex(({ isLoose }) => isLoose);
    expect(firstLoose).toBeGreaterThan(0);
    expect(firstLoose).toBeLessThan(10);
    expect(found.slice(firstLoose).every(({ isLoose }) => isLoose)).toBe(true);
  });

  it('D40 finds no locked preset by a number that only it has', () => {
    const told = new Set(withheld.flatMap(({ frequencies }) => frequencies));
    const secret = withheld.flatMap((shown, place) =>
      (presets[place]?.frequencies ?? [])
        .filter((hz) => shown.locked && !told.has(hz) && !Number.isInteger(hz))
        .map((hz) => ({ shown, hz })),
    );
    expect(secret.length).toBeGreaterThan(900);
    const found = secret.filter(({ shown, hz }) => findPresets([shown], String(hz)).length > 0);
    expect(found).toEqual([]);
  });

  it('tells by no topic of a premium preset how low its numbers are', () => {
    const told = presets.filter((one) => one.isPremium && one.topics.includes('isochronic'));
    expect(told).toEqual([]);
    expect(wordsFor('isochronic').length).toBeGreaterThan(20);
  });

  it('finds nothing where there is nothing, and breaks on no sign', () => {
    for (const typed of ['no such thing', 'zzz', '(.*', '\\', '99999', '%', '💤', 'qqqqq hz'])
      expect([typed, namesFor(typed)]).toEqual([typed, []]);
    expect(namesFor('   ')).toHaveLength(300);
  });
});
