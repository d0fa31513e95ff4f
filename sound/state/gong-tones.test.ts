import { expect, it } from 'vitest';
import { changeTone, draftFrequency, firstTones, patchOf, putTones } from './gong-tones.ts';

const sounding = (state: typeof firstTones) =>
  patchOf(state)
    .generators.filter((generator) => generator.enabled)
    .map(({ frequency }) => frequency);

it('VIZ-15 the gong begins with its own three tones', () => {
  expect(firstTones.tones).toEqual([
    { frequency: 432, waveType: 'sine', volume: 0.7, enabled: true },
    { frequency: 528, waveType: 'sine', volume: 0.6, enabled: false },
    { frequency: 396, waveType: 'sine', volume: 0.5, enabled: false },
  ]);
});

it('VIZ-15 each of the four wave types is taken, and nothing else', () => {
  for (const waveType of ['sine', 'square', 'triangle', 'sawtooth'] as const) {
    expect(changeTone(firstTones, 0, { waveType }).tones[0]?.waveType).toBe(waveType);
  }
  expect(changeTone(firstTones, 0, { waveType: 'noise' as 'sine' })).toBe(firstTones);
});

it.each([0, -1, 20_000.1, Number.NaN])('a frequency of %s changes nothing', (frequency) => {
  expect(changeTone(firstTones, 0, { frequency })).toBe(firstTones);
  expect(draftFrequency(firstTones, 0, frequency)).toBe(firstTones);
});

it('a draft sounds at once and is forgotten when the tone is set', () => {
  const drafted = draftFrequency(firstTones, 0, 500);
  expect(sounding(drafted)).toEqual([500]);
  expect(drafted.tones[0]?.frequency).toBe(432);
  expect(changeTone(drafted, 0, { frequency: 501 }).drafts).toEqual([null, null, null]);
});

it('Play with nothing enabled lets the first tone sound', () => {
  expect(sounding(changeTone(firstTones, 0, { enabled: false }))).toEqual([432]);
});

it('VIZ-12 a tone that is not open to the listener does not sound, whatever a program says', () => {
  const three = putTones(firstTones, [{ frequency: 300 }, { frequency: 400 }, { frequency: 500 }]);
  expect(sounding(three)).toEqual([300, 400, 500]);
  expect(sounding({ ...three, open: 1 })).toEqual([300]);
});

it('tones that a program does not name are switched off; one without any tone changes nothing', () => {
  const all = putTones(firstTones, [{ frequency: 300 }, { frequency: 400 }]);
  expect(sounding(putTones(all, [{ frequency: 639 }]))).toEqual([639]);
  expect(putTones(all, [])).toBe(all);
});
