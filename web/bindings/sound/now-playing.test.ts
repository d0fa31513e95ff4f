import { expect, it } from 'vitest';
import { enableGenerator, setSyncMode, updateGenerator } from '#sound/state/generator-transitions.ts';
import { oneTone } from '#sound/state/one-tone.ts';
import { applyPreset, play, playPatch, stop } from '#sound/state/play-transitions.ts';
import { firstState } from '#sound/state/sound-state.ts';
import { playingInWords } from './now-playing.ts';

it('names the generator that plays by its tone', () => {
  expect(playingInWords(play(firstState))).toEqual({
    title: '432.00 Hz',
    detail: 'Generator 1, sine',
    frequencies: [432],
  });
});

it('names the tones as the ear gets them: shifted in pulse, one for each ear in binaural', () => {
  const two = enableGenerator(play(firstState), 1, true);
  expect(playingInWords(setSyncMode(two, 'pulse')).title).toBe('432.00 Hz · 529.50 Hz');
  const alone = playingInWords(setSyncMode(play(firstState), 'binaural'));
  expect(alone).toEqual({
    title: '432.00 Hz · 437.00 Hz',
    detail: 'Generator 1, sine, binaural',
    frequencies: [432],
  });
});

it('names a pulse by its rate, and leaves the 11th harmonic out', () => {
  const pulsed = updateGenerator(firstState, 0, { frequency: 7.83, harmonicMode: true });
  expect(playingInWords(play(pulsed)).title).toBe('7.83 Hz');
});

it('calls a preset by its name', () => {
  const preset = { id: 3, name: 'Connection', frequencies: [639] };
  expect(playingInWords(applyPreset(firstState, preset))).toMatchObject({
    title: 'Connection',
    detail: '639.00 Hz, sine',
  });
});

it('after Stop it still names what Play would play again', () => {
  const adagio = { owner: 'preset' as const, id: '5', title: 'Adagio', patch: oneTone(66, 0.5) };
  expect(playingInWords(stop(playPatch(firstState, adagio))).title).toBe('Adagio');
  const changed = updateGenerator(
    stop(applyPreset(firstState, { id: 3, name: 'X', frequencies: [639] })),
    0,
    {
      frequency: 100,
    },
  );
  expect(playingInWords(changed).title).toBe('100.00 Hz');
});

it('GEN-27 with nothing enabled it names generator 1, which Play would take', () => {
  expect(playingInWords(stop(enableGenerator(firstState, 0, false))).title).toBe('432.00 Hz');
});
