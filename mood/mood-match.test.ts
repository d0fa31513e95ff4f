import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPresets, presets } from '#catalogue/presets.ts';
import { findPromises } from '#catalogue/testing/claims.ts';
import { NEEDS } from './labels.ts';
import { moodMatchOf } from './mood-match.ts';
import { rankPresets } from './ranking/rank-presets.ts';
import { learnTaste } from './ranking/taste.ts';
import { createReader, type Reader } from './reader.ts';

let read: Reader;
beforeAll(() => {
  read = createReader(readFileSync('web/public/mood/mood.bin'));
});

const TIRED = 'no energy left and my meeting went badly, I am so worn out';

describe('an answer to a mood', () => {
  it('MOOD-09 comes only from the list it was given, and never names what is locked', () => {
    const open = moodMatchOf(read('I want to meditate'), openPresets).recommendations;
    expect(open.length).toBeGreaterThan(2);
    for (const { presetId, frequencies } of open) {
      expect(openPresets.find(({ id }) => id === presetId)?.locked).toBe(false);
      expect(frequencies.length).toBeGreaterThan(0);
    }
    expect(moodMatchOf(read('I want to meditate'), []).recommendations).toEqual([]);
  });

  it('MOOD-30 promises nothing, whatever the need', () => {
    for (const need of NEEDS) {
      const reading = {
        crisis: false,
        needs: [{ need, confidence: 0.9 }],
        emotions: [],
        moving: [{ words: 'this', need, weight: 0.5 }],
      };
      const { analysis, recommendations } = moodMatchOf(reading, presets);
      expect(recommendations.length, need).toBeGreaterThan(2);
      for (const words of [analysis, ...recommendations.map(({ explanation }) => explanation)])
        expect(findPromises(words), words).toEqual([]);
    }
  });

  it('MOOD-22 stands on the scale of all recommendations: as sure as the words are, with their word for it', () => {
    const answer = (confidence: number) =>
      moodMatchOf(
        { crisis: false, needs: [{ need: 'sleep', confidence }], emotions: [], moving: [] },
        presets,
      ).recommendations;
    const [asked] = rankPresets(presets, {
      asked: { symptoms: ['Insomnia'] },
      taste: learnTaste(presets, [], null),
      count: 1,
    });
    expect(answer(1)[0]).toMatchObject({ presetId: asked?.preset.id, relevance: 'High' });
    expect(answer(1)[0]?.confidence).toBeCloseTo(asked?.confidence ?? 0, 2);
    expect(answer(0.3)[0]?.confidence).toBeLessThan(0.3);
    expect(answer(0.3)[0]?.relevance).toBe('Low');
  });

  it('quotes stretches as they were written, in their order', () => {
    const { moving } = read(TIRED);
    expect(moving.length).toBeGreaterThan(0);
    const places = moving.map(({ words }) => TIRED.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('MOOD-29 to danger it is help and nothing else, with the weights and without', () => {
    for (const one of [read, createReader(null)]) {
      const answer = moodMatchOf(one('i want to kill myself'), presets);
      expect(answer).toMatchObject({ crisis: true, needs: [], recommendations: [] });
      expect(answer.analysis).toContain('988');
    }
  });
});
