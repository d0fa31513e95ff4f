import { expect, it } from 'vitest';
import type { SoundFrame } from '#sound/engine/sound-frame.ts';
import { firstTones, patchOf } from '#sound/state/gong-tones.ts';
import { setMuted } from '#sound/state/mixer-transitions.ts';
import { playPatch } from '#sound/state/play-transitions.ts';
import { firstState } from '#sound/state/sound-state.ts';
import { createGong } from './gong.ts';
import { gongFrame } from './gong-frame.ts';

/** As it is found by whoever opens the page first. */
const desk = createGong({ read: () => firstState, change: () => {} }).get();
const playing = playPatch(firstState, {
  owner: 'gong',
  id: 'tones',
  patch: patchOf(firstTones),
});
const voice = {
  key: '1',
  generator: 0,
  waveType: 'sine',
  hz: 440.02,
  pulseHz: null,
  left: 0.3,
  right: 0.3,
} as const;

function heard(voices: SoundFrame['voices'], loudness: number): SoundFrame {
  const waveform = Float32Array.from({ length: 2048 }, (_, i) => loudness * Math.sin(i / 10));
  return { voices, waveform, spectrum: new Float32Array(0), sampleRate: 48_000 };
}

it('VIZ-02 it draws the tone that sounds at this moment, not the one that was set', () => {
  const frame = gongFrame(desk, playing, heard([voice], 0.1));
  expect(frame.tones).toEqual([{ frequency: 440, level: 1, wave: 'sine' }]);
});

it('VIZ-02 grains hop with what the analyser hears, and lie still when nothing is heard', () => {
  const soft = gongFrame(desk, playing, heard([voice], 0.05)).agitation ?? 0;
  const loud = gongFrame(desk, playing, heard([voice], 0.4)).agitation ?? 0;
  expect(soft).toBeGreaterThan(0);
  expect(loud).toBeGreaterThan(soft);
  expect(gongFrame(desk, playing, heard([voice], 0)).agitation).toBe(0);
  expect(gongFrame(desk, setMuted(playing, true), heard([voice], 0.4)).agitation).toBe(0);
});

it('a fade changes no figure: one tone is drawn the same at any loudness', () => {
  const at = (left: number) => gongFrame(desk, playing, heard([{ ...voice, left, right: left }], 0.2)).tones;
  expect(at(0.01)).toEqual(at(0.5));
});

it('the other ear adds no figure of its own, and a pulse is drawn by its rate', () => {
  const voices = [
    { ...voice, hz: 200, pulseHz: 7.83 },
    { ...voice, key: '1 partner', hz: 437 },
  ];
  expect(gongFrame(desk, playing, heard(voices, 0.1)).tones.map(({ frequency }) => frequency)).toEqual([
    7.85,
  ]);
});

it('VIZ-17 while nothing sounds it rests on the figure of what Play would let sound', () => {
  const frame = gongFrame(desk, firstState, null);
  expect(frame.tones.map(({ frequency }) => frequency)).toEqual([432]);
  expect(frame.agitation).toBe(0);
  expect(frame.figure).toBe('diamond');
});
