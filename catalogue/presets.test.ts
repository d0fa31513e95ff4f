import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Preset, preset, presetCategories } from '#contract/entities/preset.ts';
import { newProgram } from '#contract/entities/program.ts';
import { frequency, tiers } from '#contract/rules/limits.ts';
import { toProgram } from '#contract/rules/preset-program.ts';
import { audibleFromHz, timer } from '#contract/rules/sound-defaults.ts';
import { presets } from './presets.ts';
import { findPromises } from './testing/claims.ts';

const free = presets.filter((one) => !one.isPremium);
const premium = presets.filter((one) => one.isPremium);

const ofPeptides = new Set(
  presets.filter((one) => one.category === 'Premium Peptides').map((one) => one.family),
);

function named(name: string): Preset {
  const found = presets.filter((one) => one.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as Preset;
}

function textsOf({ name, description, origin, evidence, family }: Preset): string[] {
  return [name, family ?? '', description, origin, evidence.note];
}

function asSet(frequencies: readonly number[]): string {
  return frequencies.toSorted((a, b) => a - b).join(' ');
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

describe('the catalogue', () => {
  it('PRESET-33 holds exactly 300 presets, 1,000 or more frequency values and 100 or more free presets', () => {
    expect(presets).toHaveLength(300);
    expect(presets.flatMap((one) => one.frequencies).length).toBeGreaterThanOrEqual(1_000);
    expect(free.length).toBeGreaterThanOrEqual(100);
  });

  it('PRESET-34 has fifty presets in each of the six categories', () => {
    const counts = Object.fromEntries(
      presetCategories.map((category) => [
        category,
        presets.filter((one) => one.category === category).length,
      ]),
    );
    expect(counts).toEqual({
      Physical: 50,
      Mental: 50,
      Emotional: 50,
      Energy: 50,
      Spiritual: 50,
      'Premium Peptides': 50,
    });
  });

  it('PRESET-34 keeps Premium Peptides, DNA Repair and Tartarian Bells for premium members', () => {
    const kept = [
      presets.filter((one) => one.category === 'Premium Peptides'),
      presets.filter((one) => one.family === 'DNA Repair'),
      presets.filter((one) => one.family === 'Tartarian Bells'),
    ];
    expect(kept.map((some) => some.length)).toEqual([50, 18, 18]);
    expect(kept.flat().filter((one) => !one.isPremium)).toEqual([]);
  });

  it('PRESET-34 makes a family free or premium as a whole', () => {
    const ofFree = new Set(free.map((one) => one.family));
    expect(premium.filter((one) => ofFree.has(one.family)).map((one) => one.name)).toEqual([]);
  });

  it('PRESET-35 has DNA Repair, Stress Relief, Deep Sleep and Focus Enhancement', () => {
    for (const name of ['DNA Repair', 'Stress Relief', 'Deep Sleep', 'Focus Enhancement']) {
      expect(named(name).frequencies.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [432, 'Relaxation'],
    [396, 'Liberation'],
    [417, 'Facilitation'],
    [528, 'Transformation'],
    [639, 'Connection'],
    [741, 'Awakening'],
    [852, 'Spiritual Order'],
    [963, 'Transcendence'],
    [7.83, 'Schumann Resonance'],
    [4.5, 'Theta Waves'],
    [10, 'Alpha Waves'],
  ])('PRESET-36 gives %d Hz the name %s, free for everyone', (hertz, name) => {
    expect(named(name)).toMatchObject({ frequencies: [hertz], isPremium: false });
  });

  it('PRESET-37 says in every description where the numbers come from', () => {
    // Every family ends its descriptions with a sentence that names a person, a work, a measurement or a rule.
    const provenance =
      /published|measured|computed|sonification|table|the numbers? (is|are)|fixed by definition|the rate is that/i;
    const silent = presets.filter((one) => !provenance.test(one.description) || one.origin.length < 10);
    expect(silent.map((one) => [one.name, one.description, one.origin])).toEqual([]);
  });

  it('PRESET-37 MOOD-30 claims no cure in any name, description, origin or note', () => {
    const found = presets.flatMap((one) =>
      textsOf(one)
        .flatMap(findPromises)
        .map((claim) => [one.name, claim]),
    );
    expect(found).toEqual([]);
  });

  it('keeps the numbers people come for: resonances, year tone, six breaths a minute', () => {
    expect(named('Earth Cavity').frequencies).toEqual([7.83, 14.3, 20.8, 27.3, 33.8]);
    expect(named('Earth Year').frequencies).toContain(136.1);
    expect(named('Stress Relief').frequencies).toEqual([108, 162, 0.1]);
  });

  it('fits the contract, whole and unlocked', () => {
    for (const one of presets) {
      expect(preset.parse(one)).toEqual(one);
      expect(one.locked).toBe(false);
      expect(one.frequencyCount).toBe(one.frequencies.length);
    }
  });

  it('numbers the presets from 1 to 300, so that a saved id keeps its meaning', () => {
    expect(presets.map((one) => one.id)).toEqual(Array.from({ length: 300 }, (_, place) => place + 1));
    expect(named('DNA Repair').id).toBe(137);
    expect(named('Deep Sleep').id).toBe(40);
    expect(named('Thymosin Fragment').id).toBe(300);
  });

  it('never gives a name twice, nor the same numbers twice in whatever order', () => {
    expect(repeated(presets.map((one) => one.name.toLowerCase()))).toEqual([]);
    expect(repeated(presets.map((one) => asSet(one.frequencies)))).toEqual([]);
  });

  it('sounds no two presets alike: the three tones that are played differ as well', () => {
    expect(repeated(presets.map((one) => asSet(one.frequencies.slice(0, tiers.generators))))).toEqual([]);
  });

  it('keeps every frequency within what a generator takes, rounded to what it can be set to', () => {
    for (const { name, frequencies } of presets) {
      for (const hertz of frequencies) {
        expect(hertz, name).toBeGreaterThanOrEqual(frequency.min);
        expect(hertz, name).toBeLessThanOrEqual(frequency.max);
        expect(Number(hertz.toFixed(hertz < audibleFromHz ? 4 : 2)), name).toBe(hertz);
      }
      expect(new Set(frequencies).size, name).toBe(frequencies.length);
    }
  });

  it('plays something that can be heard: a slow rate becomes a pulse, so only 20 to 60 Hz alone would be faint', () => {
    const clearlyHeard = (hertz: number) => hertz < audibleFromHz || hertz >= 60;
    const faint = presets.filter((one) => !one.frequencies.slice(0, tiers.generators).some(clearlyHeard));
    expect(faint.map((one) => one.name)).toEqual([]);
  });

  it('lasts as long as the timer can be set', () => {
    const minutes: readonly number[] = timer.minutes;
    expect(presets.filter((one) => !minutes.includes(one.duration)).map((one) => one.name)).toEqual([]);
  });

  it('writes in whole sentences, one line each', () => {
    for (const { name, description, evidence } of presets) {
      expect(description, name).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(evidence.note, name).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${description}${evidence.note}`, name).not.toMatch(/\s{2}|\n|\.\.|undefined|NaN/);
    }
  });

  it('is counted rightly in the table of its README', () => {
    const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| ([^|*]+) \| (\d+)–(\d+) \|([\d |]+)\|/gm)];
    const told = rows.map(([, family, from, to, cells = '']) => ({
      family,
      ids: [Number(from), Number(to)],
      counts: cells.split('|').map(Number),
    }));
    const families = [...new Set(presets.map((one) => one.family))].filter(
      (family) => !ofPeptides.has(family),
    );
    const counted = [...families, undefined].map((family) => {
      const some = presets.filter((one) => (family ? one.family === family : ofPeptides.has(one.family)));
      return {
        family: family ?? 'Five families of peptides',
        ids: [some[0]?.id, some.at(-1)?.id],
        counts: presetCategories.map((category) => some.filter((one) => one.category === category).length),
      };
    });
    expect(told).toEqual(counted);
    expect(readme).toContain(`${free.length} free, ${premium.length} premium`);
  });

  it('makes programs that the server takes', () => {
    const refused = presets.filter((one) => !newProgram.safeParse(toProgram(one)).success);
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it('is small enough to be sent whole: at most 40 kB compressed', () => {
    expect(gzipSync(JSON.stringify(presets)).length).toBeLessThanOrEqual(40_000);
  });
});
