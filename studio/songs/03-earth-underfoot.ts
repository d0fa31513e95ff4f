import { drone } from '../instruments/drone.ts';
import { flute } from '../instruments/flute.ts';
import { frameDrum } from '../instruments/frame-drum.ts';
import { pluck } from '../instruments/pluck.ts';
import { tanpura } from '../instruments/tanpura.ts';
import { wind } from '../instruments/wind.ts';
import type { Song } from '../score/song.ts';

/** One chord, as old as the ground: a flute wakes above the tanpura, a drum begins to walk, an oud walks along. */
export const earthUnderfoot: Song = {
  id: 'earth-underfoot',
  title: 'Earth Underfoot',
  tonic: 396,
  scale: 'mixolydian',
  seconds: 191,
  beat: 1.05,
  form: [
    ['waking', 40],
    ['standing', 40],
    ['walking', 56],
    ['sitting', 42],
  ],
  room: { decay: 4.6, damping: 0.4, delay: 0.022, level: -7 },
  parts: [
    {
      name: 'tanpura',
      instrument: tanpura({ buzz: 0.9 }),
      octave: -1,
      level: -4,
      room: -12,
      pan: 0.12,
      spread: 0.2,
      loose: 0.03,
      lines: {
        waking: '(5,:1 1 1 1,:1.5 .:.5)x8',
        standing: '(5,:1 1 1 1,:1.5 .:.5)x8',
        walking: '(5,:1 1 1 1,)x14',
        sitting: '(5,:1 1 1 1,:1.5 .:.5)x7 5,:1.5 1:1.5 1,:2',
      },
      arc: { waking: 1, standing: -1, walking: -3, sitting: 0 },
    },
    {
      name: 'earth',
      instrument: drone({ partials: 10, slope: 1.35, motion: 1 }),
      octave: -2,
      level: -6,
      room: -18,
      lines: { waking: '.:10 1:30', standing: '1:40', walking: '1+5:28 1:28', sitting: '1:44' },
      arc: { waking: -8, standing: -3, walking: 1, sitting: -4 },
    },
    {
      name: 'dry grass',
      instrument: wind({ low: 340, high: 1500 }),
      octave: 0,
      level: -21,
      room: -18,
      lines: { waking: '1:44', sitting: '1:40' },
    },
    {
      name: 'flute',
      instrument: flute({ breath: 1.2 }),
      octave: 0,
      level: -5,
      room: -3,
      pan: -0.2,
      loose: 0.03,
      lines: {
        waking: '.:9 5,:1 6,:1 1:4 . | 1 2 3:3.5 2:.5 1:2 6,:3 .:2 | 5, 6, 1 2 3:.5 2:.5 1:4 .:2',
        standing:
          '.:2 3 5 6:3 5:.5 3:.5 2:3 . | 2 3:.5 2:.5 1:1 6,:1 1:4 .:3 | 5 6 b7?:1 6:.5 5:.5 4:1 3:3 2 1:4 .:3',
        walking: `1':3! b7:.5 6:.5 5:3 . | 6 5 3 2 3:3 . | 5:2 6 1' 2':2 1':.5 6:.5 5:1 | 3:.5 5:.5 3:.5 2:.5 1:4 .:4
          5 6 1':2 2':1 3':2! 2':.5 1':.5 | 2' 1':.5 6:.5 5:3 .:2 | 6 5:.5 3:.5 2 3 5,:1 6, 1:4`,
        sitting: '.:4 3:2? 2 1:3 6,:2 .:2 | 5,:2? 6, 1:5? .:4 | 3:2? 2 5,:2? 6, 1:6?',
      },
      arc: { waking: -1, standing: 0, walking: 1, sitting: -3 },
    },
    {
      name: 'frame drum',
      instrument: frameDrum(),
      octave: 0,
      fixedHz: 66,
      level: -6,
      room: -12,
      loose: 0.01,
      lines: {
        standing: '.:8 (1:3 1?)x3 (1:2 1?:.5 1:1 1?:.5)x5',
        walking: '(1! 1?:.5 1?:.5 1:.5 1:.5 1?)x6 (1! .:.5 1:.5 1?:.5 1:.5 1:.5 1?:.5)x7 1:4!',
        sitting: '(1:3? 1?)x4 (1:4?)x4',
      },
      arc: { standing: -7, walking: -1, sitting: -6 },
    },
    {
      name: 'finger strokes',
      instrument: frameDrum({ skin: 2.2, ring: 0.22 }),
      octave: 0,
      fixedHz: 215,
      level: -15,
      room: -9,
      pan: 0.35,
      loose: 0.008,
      lines: {
        standing: '.:24 (.:1.5 1:.5? .:1 1:.5 1:.5?)x4',
        walking: '(.:.5 1:.5? 1:.5 .:.5 1:.5? 1:.25 1:.25? 1:.5 .:.5)x13',
      },
      arc: { standing: -4, walking: 0 },
    },
    {
      name: 'oud',
      instrument: pluck({ ring: 3.2, bright: 0.5, position: 0.2 }),
      octave: -1,
      level: -4,
      room: -7,
      pan: 0.3,
      loose: 0.015,
      lines: {
        standing: '.:22 1:.5 2:.5 3:.5 5:.5 6 5:3 .:6 5,:.5 6,:.5 1:3 .:2',
        walking: `.:6 5:.5 6:.5 5 | .:6 3:.5 2:.5 1 | .:5 5:.5 6:.5 b7:.5 6:.5 5 | 1:.5 3:.5 5:.5 6:.5 1':.5 6:.5 5:.5 3:.5 2:.5 3:.5 1:3
          1:.5 1:.5 5:.5 3:.5 6:.5 5:.5 1':1 | .:5 3:.5 5:.5 6:1 5 | 2:.5 3:.5 5:.5 3:.5 2:.5 1:.5 6,:.5 5,:.5 1:4`,
        sitting: '.:10 1:.5? 2:.5? 3:3 .:8 5,:.5 6,:.5 1:4? .:4 3:.5? 2:.5? 1:5?',
      },
    },
  ],
};
