import { choir } from '../instruments/choir.ts';
import { drone } from '../instruments/drone.ts';
import { frameDrum } from '../instruments/frame-drum.ts';
import { pad } from '../instruments/pad.ts';
import { marimba } from '../instruments/struck-bars.ts';
import { wind } from '../instruments/wind.ts';
import type { Song } from '../score/song.ts';

/** The lowest note of the space between earth and sky, in hertz: too low to hear, so it is felt as a tremor. */
const EARTH = 7.83;

/** Five octaves above the earth's own pulse, and a beat that holds five of its waves: everything leans on 7.83 Hz. */
export const theGroundHums: Song = {
  id: 'the-ground-hums',
  title: 'The Ground Hums',
  tonic: EARTH * 32,
  scale: 'dorian',
  seconds: 175,
  beat: 5 / EARTH,
  form: [
    ['below', 40],
    ['pulse', 72],
    ['dance', 88],
    ['still', 66],
  ],
  room: { decay: 4.8, damping: 0.45, delay: 0.03, level: -7 },
  parts: [
    {
      name: 'hum',
      instrument: drone({ partials: 14, slope: 0.95, motion: 1 }),
      octave: -1,
      level: -6,
      room: -12,
      pulse: { hz: EARTH, depth: 0.65 },
      lines: { below: '1:40', pulse: '1+5:36 1+5:36', dance: '1+5:44 1+4:44', still: '1+5:30 1:40' },
      arc: { below: 1, pulse: -2, dance: -1, still: 0 },
    },
    {
      name: 'rock',
      instrument: drone({ partials: 6, slope: 1.7, attack: 8 }),
      octave: -2,
      level: -2,
      room: -20,
      lines: { below: '1:40', pulse: '1:72', dance: '1:88', still: '1:70' },
      arc: { below: -5, pulse: -1, dance: 0, still: -3 },
    },
    {
      name: 'heart',
      instrument: frameDrum({ skin: 0.5, ring: 0.8 }),
      octave: 0,
      fixedHz: 57,
      level: -3,
      room: -14,
      loose: 0.006,
      lines: {
        below: '.:16 (1:.5 1?:3.5)x6',
        pulse: '(1:.5 1?:1.5)x36',
        dance: '(1:.5! 1?:1 1?:.5)x22 (1:.5! 1?:.5 1?:.5 1:.5 )x22',
        still: '(1:.5 1?:1.5)x8 (1:.5? 1?:3.5)x12',
      },
      arc: { below: -5, pulse: -3, dance: 0, still: -5 },
    },
    {
      name: 'wooden steps',
      instrument: marimba(),
      octave: 0,
      level: -5,
      room: -5,
      pan: -0.3,
      spread: 0.25,
      loose: 0.008,
      lines: {
        pulse: `.:8 1:1 5,:.5 7,:.5 1:2 | .:4 1:1 3:.5 2:.5 1:2 | .:4 5:1 4:.5 3:.5 1 7,:1 | .:4 1:1 5,:.5 7,:.5 1 2:1 | 3:2 .:2 2:.5 1:.5 7, 5,:2
          .:2 5,:.5 7,:.5 1:.5 2:.5 3:2 | .:2 4:.5 3:.5 1:3 | 5:.5 4:.5 3:.5 1:.5 7, 1:3`,
        dance: `(1:.5! 3:.5 5:.5 3:.5 7:.5 5:.5 4:.5 3:.5)x3 1:.5 2:.5 3:.5 1:.5 7,:.5 5,:.5 7,:.5 2:.5
          (1:.5! 4:.5 5:.5 4:.5 1':.5 7:.5 5:.5 4:.5)x3 3:.5 4:.5 5:.5 3:.5 2:.5 1:.5 7,:.5 5,:.5
          (1:.5! 3:.5 6:.5 3:.5 1':.5 6:.5 5:.5 3:.5)x3 2:.5 4:.5 6:.5 4:.5 2:.5 1:.5 6,:.5 7,:.5
          (1:.5! 5:.5 7:.5 5:.5 3':.5 1':.5 7:.5 5:.5)x3 4:.5 5:.5 7:.5 5:.5 4:.5 3:.5 2:.5 7,:.5
          1':.5! 7:.5 5:.5 4:.5 3:.5 2:.5 1:.5 7,:.5 1:.5 3:.5 5:.5 7:.5 1':.5 7:.5 5:.5 3:.5 (1:.5 5:.5 3:.5 7,:.5)x4 1:4`,
        still: `.:2 1:1 5,:.5 7,:.5 1:4 | .:4 3:.5? 2:.5 1:3 | .:6 5:1? 3 1:4 | .:8 1:1? 7,:.5 5,:.5 1:4 | .:10 5,:1? 1:6?`,
      },
      arc: { pulse: -2, dance: 0, still: -3 },
    },
    {
      name: 'second player',
      instrument: marimba(),
      octave: -1,
      level: -5,
      room: -6,
      pan: 0.4,
      spread: 0.15,
      loose: 0.01,
      lines: {
        dance: `.:16 (1:1.5 5:1 3:.5 1)x3 1:1 7,:1 5,:2 (1:1.5 6:1 3:.5 1)x4 (1:1.5 7:1 5:.5 3)x4 1:1.5 5:1.5 3:1 1:4`,
      },
    },
    {
      name: 'humming people',
      instrument: choir({ from: 'oo', to: 'oh', voices: 4, attack: 2 }),
      octave: -1,
      level: -2,
      room: -5,
      lines: {
        pulse: '.:24 1:12 3:8 2:8 1+5:16',
        dance: "1+5:14 . 3+7:14 . 4+1':14 . 1+5:14 . 3+5:12 1+5:14",
        still: '1+5:18 1+3:16 1:20',
      },
      arc: { pulse: -6, dance: -1, still: -4 },
    },
    {
      name: 'low strings',
      instrument: pad({
        attack: 1.5,
        release: 3,
        voices: 3,
        partials: 12,
        slope: 1.1,
        warmth: 900,
        vibrato: 6,
      }),
      octave: -2,
      level: -4,
      room: -10,
      lines: { dance: '1:16 4:16 6:16 7:16 1:8 5:8 1:8', still: '1:24' },
    },
    {
      name: 'plain wind',
      instrument: wind({ low: 220, high: 700 }),
      octave: 0,
      level: -15,
      room: -20,
      lines: { below: '1:46', still: '.:16 1:50' },
    },
  ],
};
