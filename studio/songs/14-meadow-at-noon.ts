import { bird } from '../instruments/birds.ts';
import { flute } from '../instruments/flute.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { kalimba } from '../instruments/struck-bars.ts';
import { wind } from '../instruments/wind.ts';
import type { Song } from '../score/song.ts';

/** Fingers on a guitar, a thumb piano, birds at the edge of the field. The air trembles ten times a second. */
export const meadowAtNoon: Song = {
  id: 'meadow-at-noon',
  title: 'Meadow at Noon',
  tonic: 320,
  scale: 'major',
  seconds: 169,
  beat: 0.55,
  form: [
    ['grass', 40],
    ['path', 80],
    ['noon', 40],
    ['sun', 80],
    ['shade', 58],
  ],
  room: { decay: 2, damping: 0.25, delay: 0.01, level: -11 },
  parts: [
    {
      name: 'birds',
      instrument: bird(),
      octave: 0,
      level: -11,
      room: -3,
      spread: 0.95,
      lines: {
        grass: { scatter: '1', rate: 0.42 },
        path: { scatter: '1', rate: 0.14 },
        noon: { scatter: '1', rate: 0.4 },
        sun: { scatter: '1', rate: 0.1 },
        shade: { scatter: '1', rate: 0.3 },
      },
      arc: { grass: 4, path: 0, noon: 2, sun: -2, shade: 2 },
    },
    {
      name: 'breeze',
      instrument: wind({ low: 500, high: 2100 }),
      octave: 0,
      level: -21,
      room: -20,
      lines: { grass: '1:60', noon: '1:48', shade: '1:54' },
    },
    {
      name: 'heat in the air',
      instrument: pad({ attack: 2.5, release: 3, slope: 1.6, voices: 4, partials: 6, warmth: 1800 }),
      octave: -1,
      level: -3,
      room: -10,
      pulse: { hz: 10, depth: 0.45 },
      lines: {
        grass: "1+1':20 1+3:20",
        path: "1+1':16 4,+1:16 6,+1:8 4,+1:8 2+6:8 5,+2:8 1+1':16",
        noon: '4,+1+6:16 1+3+5:16 5,+2+5:8',
        sun: "6,+3+1':8 4,+1+6:8 1+1'+3':8 5,+2+7:8 6,+3+1':8 4,+1+6:8 2+4+6:8 5,+2+7:8 4,+1+6:8 1+1'+3':8",
        shade: "4,+1+6:8 1+1'+3:8 5,+2:8 1+1'+3:8 4,+1+6:8 1+1'+3:18",
      },
      arc: { grass: 7, path: 2, noon: 4, sun: 3, shade: 6 },
    },
    {
      name: 'guitar',
      instrument: pluck({ ring: 4.6, bright: 0.42, position: 0.25 }),
      octave: -1,
      level: 0,
      room: -8,
      pan: -0.45,
      spread: 0.08,
      loose: 0.009,
      strum: 0.06,
      lines: {
        grass: ".:16 1:2 5:2 3':4 | 1:2 5:2 2':4 | 1 5 1' 2' 3':4",
        path: `1! 5 1' 3' 5, 1' 5 3' | 1 5 1' 2' 5, 5 1' 3' | 4,! 1 6 1' 1 6 4 1' | 4, 1 6 2' 1 6 5 6
          6,! 3 6 1' 3 1' 6 3' | 4,! 1 6 1' 1 6 4 1'
          2! 6 1' 4' 6, 1' 6 2' | 5,! 2 7 2' 2 7 5 2' | 1! 5 1' 3' 5, 1' 5 3' | 1 5 3' 2' 1':4`,
        noon: "4,+1+6:16? 1+5+3':16? 5,+2+7:8?",
        sun: `6,! 3 1' 3' 3 1' 6 3' | 4,! 1 6 1' 1 6 3' 1' | 1! 5 3' 5' 5, 3' 1' 5 | 5,! 2 7 2' 2 5' 2' 7
          6,! 3 1' 3' 3 5' 3' 1' | 4,! 1 6 1' 1 6' 5' 3' | 2! 6 1' 4' 6, 6 4' 1' | 5,! 2 7 4' 2 7 2' 5'
          4,! 1 6 3' 1 6 1' 2' | 1! 5 1' 3' 1':4`,
        shade:
          "4,:1? 1 6 1' 1:4 | 1:1? 5 1' 3' 5:4 | 5,:1? 2 7 2' 5:4 | 1:1? 5 1' 3' 5:4 | 4,? 1 6 1' 1 5 1' 3' | 1':4? 1:8?",
      },
      arc: { grass: 3, path: 0, noon: -2, sun: -1, shade: 1 },
    },
    {
      name: 'thumb piano',
      instrument: kalimba({ knock: 0.4 }),
      octave: 0,
      level: -3,
      room: -6,
      pan: 0.55,
      spread: 0.15,
      loose: 0.012,
      lines: {
        path: `.:16 6:2 5:1 6:1 1':4 | 5:2 3:2 2:2 1:2 | 3':3 2':1 1':4 | 6:2 1':2 6:2 5:2 | 4:2 6:2 1':4 | 2':3 7:1 5:4 | 3:2 5:2 1:8 .:4`,
        noon: ".:12 1':4? .:12 5:2? 3:2",
        sun: `1':3! 2':1 3':4 | 1':2 6:2 5:4 | 3':2 5':2 3':2 2':2 | 7:2 2':2 5:4 | 1':1 2':1 3':2 5':2 3':2 | 6':3! 5':1 3':4 | 4':2 2':2 1':2 6:2 | 7:3 2':1 5':4
          1':2 6:2 4:2 6:2 | 5:2 3:2 1:4`,
        shade: ".:4 1':2? 6:2 .:4 5:2? 3:2 .:4 7:2? 5:2 .:4 3:2? 1:2 .:8 1':6?",
      },
      arc: { path: -1, sun: 0, shade: -2 },
    },
    {
      name: 'reed whistle',
      instrument: flute({ breath: 0.7, attack: 0.08, vibrato: 7 }),
      octave: 1,
      level: -17,
      room: -2,
      pan: -0.5,
      loose: 0.02,
      lines: {
        noon: '5:6 3:2 | 2:4 3:2 5:2 | 6:6 5:2 | 3:4 2:4 | 1:6',
        sun: `.:32 3:6 5:2 | 6:4 5:2 3:2 | 4:6 2:2 | 2:4 5:4 | 6:6 5:2 | 3:6`,
        shade: '.:8 5:4? 3:4 .:8 2:4? 1:4',
      },
      arc: { noon: 5, sun: 0, shade: 0 },
    },
    {
      name: 'warm ground',
      instrument: pluck({ ring: 3.5, bright: 0.12, position: 0.45 }),
      octave: -2,
      level: 1,
      room: -16,
      loose: 0.01,
      lines: {
        path: '1:8 1:8 4,:4 1:4 4,:8 6,:4 3:4 4,:8 2:4 6,:4 5,:8 1:8 1:8',
        sun: '6,:4 3:4 4,:4 1:4 1:4 5,:4 5,:4 2:4 6,:4 3:4 4,:4 1:4 2:4 6,:4 5,:4 7,:4 4,:4 1:4 1:8',
        shade: '4,:8? 1:8? 5,:8? 1:8? 4,:8? 1:16?',
      },
      arc: { path: -3, sun: 0, shade: -2 },
    },
  ],
};
