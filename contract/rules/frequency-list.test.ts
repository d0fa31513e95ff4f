import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listItems, toPositive } from './frequency-list.ts';

const positives = (value: unknown) => listItems(value).map(toPositive);

describe('a list of frequencies', () => {
  const list = fc.array(fc.double({ min: 0.1, max: 20_000, noNaN: true }), { minLength: 1, maxLength: 60 });

  it('PRESET-18 PROG-18 is the same as numbers, numeric texts, one text with commas, and the JSON of any of them', () => {
    fc.assert(
      fc.property(list, (numbers) => {
        const texts = numbers.map(String);
        const shapes = [numbers, texts, texts.join(','), texts.join(' , '), JSON.stringify(numbers)];
        for (const shape of [...shapes, JSON.stringify(texts), JSON.stringify(texts.join(','))]) {
          expect(positives(shape)).toEqual(numbers);
        }
      }),
    );
  });

  it('PRESET-16 has null where an item is no positive finite number', () => {
    expect(positives('396, abc, -5, 528')).toEqual([396, null, null, 528]);
    expect(
      positives([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, {}, [1], true, '', '1e999']),
    ).toEqual(Array(10).fill(null));
    expect(positives('1e999')).toEqual([null]);
    expect(positives('[1e999, 432]')).toEqual([null, 432]);
  });

  it('PRESET-17 is empty where there is none: null, nothing, an object, broken JSON, a text without end', () => {
    for (const value of [null, undefined, {}, true, [], '[396, 41', '"396', '{"a":1}'.repeat(5_000)]) {
      expect(positives(value).filter((one) => one !== null)).toEqual([]);
    }
  });

  it('is read from anything without a failure', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (value) => {
        for (const one of positives(value)) expect(one === null || (one > 0 && one < Infinity)).toBe(true);
      }),
    );
  });
});
