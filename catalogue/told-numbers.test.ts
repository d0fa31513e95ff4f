import { describe, expect, it } from 'vitest';
import type { Preset } from '#contract/entities/preset.ts';
import { openPresets, presets } from './presets.ts';

/** Every text that a caller gets, whatever the fields are called. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?|${ONES.join('|')})`;

function readWord(word: string): number {
  const [first = '', second = ''] = word.toLowerCase().split(/[- ]/);
  const tens = TENS.indexOf(first);
  return tens < 0 ? ONES.indexOf(first) + 1 : (tens + 2) * 10 + ONES.indexOf(second) + 1;
}

/** Numbers in digits, and those in words from twenty on: "six letters" tell nothing. */
function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')));
  const words = [...text.matchAll(new RegExp(`\\b${NUMBER_WORD}\\b`, 'gi'))].map(([one]) => readWord(one));
  return [...digits, ...words.filter((number) => number >= 20)];
}

/** A mass or a period told to four digits, doubled or halved a few times, would be the frequency itself. */
function isOctaveOf(number: number, hertz: number): boolean {
  const octaves = Math.log2(number / hertz);
  return number > 2 && Math.abs(octaves - Math.round(octaves)) < 0.0005;
}

const isYear = (number: number) => Number.isInteger(number) && number >= 1_500 && number <= 2_030;

function tells(number: number, hertz: number): boolean {
  const isNumber = [0, 1, 2, 4].some((decimals) => number === Number(hertz.toFixed(decimals)));
  return isNumber || (!isYear(number) && isOctaveOf(number, hertz));
}

const withSource = (preset: Preset) => {
  const whole = presets.find(({ id }) => id === preset.id);
  if (!whole) throw new Error(`no such preset: ${preset.id}`);
  return { preset, whole, text: textsOf(preset).join(' | ') };
};
const locked = openPresets.filter(({ isPremium }) => isPremium).map(withSource);
const namesOf = (found: typeof locked) => found.map(({ preset, text }) => `${preset.name}: ${text}`);

describe('T22 what everyone may read of the catalogue', () => {
  it('is all of the free presets, and of premium ones all but numbers and recipes', () => {
    expect(openPresets).toHaveLength(300);
    for (const open of openPresets) {
      const { whole } = withSource(open);
      if (!open.isPremium) expect(open).toEqual(whole);
      else
        expect({ ...open, origin: whole.origin }).toEqual({
          ...whole,
          figure: open.figure,
          frequencies: [],
          locked: true,
        });
      expect(whole.origin.startsWith(open.origin), open.name).toBe(true);
    }
    expect(locked.filter(({ preset, whole }) => preset.origin !== whole.origin)).toHaveLength(109);
  });

  it('has no number of a premium tone, nor an octave of one, in digits or in words', () => {
    const told = locked.filter(({ whole, text }) =>
      numbersIn(text).some((number) => whole.frequencies.some((hertz) => tells(number, hertz))),
    );
    expect(namesOf(told)).toEqual([]);
  });

  it('has no ratio between premium tones, in digits or in words', () => {
    const ratio = new RegExp(`\\d\\s*[/:∶]\\s*\\d|\\b${NUMBER_WORD} to ${NUMBER_WORD}\\b`, 'i');
    expect(namesOf(locked.filter(({ text }) => ratio.test(text)))).toEqual([]);
  });

  it('has no measure from which they could be computed: no unit, no pitch that stands for a number', () => {
    const measure = /\d\s*(?:Hz|K|nm|Da|kHz|MHz|cents?)\b|philosophical pitch|concert A\b|[²³]/;
    expect(namesOf(locked.filter(({ text }) => measure.test(text)))).toEqual([]);
  });

  it('has no sequence of letters that stand for tones', () => {
    const letters = /\b[ACDEFGHIKLMNPQRSTVWY]{5,}\b|\b[SrRgGmMPdDnN](?: [SrRgGmMPdDnN]){3,}\b/;
    expect(namesOf(locked.filter(({ text }) => letters.test(text)))).toEqual([]);
  });
});
