import { drone } from '../instruments/drone.ts';
import { glass } from '../instruments/glass.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { kalimba, marimba } from '../instruments/struck-bars.ts';
import { brook } from '../instruments/water.ts';
import type { Song } from '../score/song.ts';

/** A thumb piano by a brook. The pattern gathers friends, stands still in a pool, and runs on. */
export const clearWater: Song = {
  id: 'clear-water',
  title: 'Clear Water',
  tonic: 528,
  scale: 'major',
  seconds: 172,
  beat: 0.7,
  form: [
    ['spring', 24],
    ['brook', 64],
    ['pool', 40],
    ['stream', 64],
    ['reeds', 36],
  ],
  room: { decay: 3.6, damping: 0.28, delay: 0.018, level: -8 },
  parts: [
    {
      name: 'brook',
      instrument: brook({ bubbles: 170, rush: 0.42 }),
      octave: 0,
      level: -6,
      room: -24,
      lines: { spring: '1:236' },
      arc: { spring: 2, brook: -5, pool: 1, stream: -6, reeds: 1 },
    },
    {
      name: 'thumb piano',
      instrument: kalimba(),
      octave: -1,
      level: 1,
      room: -7,
      pan: -0.15,
      spread: 0.25,
      loose: 0.011,
      lines: {
        spring: "1:2 5:2 3':3 .:1 | 1:2 5:2 2':3 .:1 | 1 5 1' 3' 2':2 5:2",
        brook: `1:.5 5:.5 1':.5 3':.5 2' 5 | 1:.5 5:.5 1':.5 2':.5 3' 5 | 4,:.5 1:.5 6:.5 1':.5 2' 1' | 4,:.5 1:.5 6:.5 1':.5 3' 1'
          1:.5 5:.5 1':.5 3':.5 5' 3' | 1:.5 5:.5 1':.5 2':.5 3' 2' | 6,:.5 3:.5 6:.5 1':.5 3' 2' | 6,:.5 3:.5 6:.5 1':.5 2' 6
          4,:.5 1:.5 6:.5 1':.5 5' 3' | 4,:.5 1:.5 5:.5 6:.5 1' 6 | 1:.5 5:.5 1':.5 3':.5 2' 1' | 1:.5 5:.5 1':.5 2':.5 3':2
          6,:.5 3:.5 6:.5 1':.5 2' 3' | 5,:.5 2:.5 5:.5 7:.5 2' 5 | 4,:.5 1:.5 6:.5 1':.5 3' 2' | 1:.5 5:.5 1':.5 3':.5 1':2`,
        pool: "1:3? 5:5 | .:8 | 4,:3? 1':2 3':3 | .:8 | 1 5 1' 2' 3':4",
        stream: `1:.5! 5:.5 3':.5 5:.5 1':.5 3':.5 5' | 1:.5 5:.5 3':.5 5:.5 2':.5 3':.5 1' | 4,:.5 1:.5 6:.5 1:.5 1':.5 3':.5 6' | 4,:.5 1:.5 6:.5 1:.5 5':.5 3':.5 2'
          6,:.5! 3:.5 1':.5 3:.5 2':.5 3':.5 5' | 6,:.5 3:.5 1':.5 3:.5 6:.5 2':.5 3' | 5,:.5 2:.5 7:.5 2:.5 5:.5 2':.5 3' | 5,:.5 2:.5 7:.5 2:.5 5':.5 3':.5 2'
          1:.5! 5:.5 3':.5 5:.5 1':.5 3':.5 5' | 1:.5 5:.5 3':.5 5:.5 6':.5 5':.5 3' | 4,:.5 1:.5 6:.5 1:.5 1':.5 2':.5 3' | 4,:.5 1:.5 6:.5 1:.5 5':.5 3':.5 1'
          2:.5 6:.5 1':.5 6:.5 4':.5 3':.5 1' | 5,:.5 2:.5 7:.5 2:.5 5':.5 3':.5 2' | 1:.5 5:.5 3':.5 5:.5 1':.5 3':.5 5' | 1:.5 5:.5 1':.5 3':.5 1':2`,
        reeds: "4,:2 1:2 6:4? | 1:2? 5:2? 3':4? | .:2 6,:2? 3:2? 2':4? | .:2 1:2? 5:2? 1':4?",
      },
      arc: { spring: 1, brook: -1, pool: 2, stream: -1, reeds: 0 },
    },
    {
      name: 'deep strings',
      instrument: pluck({ ring: 5, bright: 0.16, position: 0.46 }),
      octave: -2,
      level: 0,
      room: -14,
      pan: 0.05,
      loose: 0.012,
      lines: {
        brook: '.:16 1:3 5 1:4 | 6,:3 3 6,:4 | 4,:3 1 4,:4 | 1:3 5 1:4 | 6,:4 5,:4 | 4,:4 1:4',
        pool: '1:16? 4,:16? 1:8?',
        stream:
          '1:3! 5 1:3 5 | 4,:3 1 4,:4 | 6,:3 3 6,:4 | 5,:3 2 5,:4 | 1:3! 5 1:3 3 | 4,:3 1 4,:4 | 2:4 5,:4 | 1:3 5 1:4',
        reeds: '4,:8? 1:8? 6,:10? 1:10?',
      },
      arc: { brook: -5, pool: 0, stream: -3, reeds: -1 },
    },
    {
      name: 'haze',
      instrument: pad({ attack: 3, release: 4, slope: 1.9, voices: 4, partials: 6 }),
      octave: -1,
      level: -2,
      room: -8,
      lines: {
        spring: '.:8 1+5:16',
        brook: '1+5:8 4,+1:8 1+3:8 6,+3:8 4,+1+6:8 1+5:8 6,+3:4 5,+2:4 4,+1:4 1+3:4',
        pool: "1+5+2':14 4,+1+5+6:16 1+3+5:10",
        stream: '1+3+5:8 4,+1+6:8 6,+1+3+5:8 5,+2+7:8 1+3+5:8 4,+1+6:8 2+4+6:4 5,+2+7:4 1+3+5:8',
        reeds: '4,+1+5+6:8 1+3+5:8 6,+3+5:10 1,+5,+1+3:14',
      },
      arc: { spring: -3, brook: -6, pool: 5, stream: -4, reeds: 1 },
    },
    {
      name: 'stream bed',
      instrument: drone({ partials: 6, slope: 1.3, attack: 5 }),
      octave: -2,
      level: -8,
      room: -16,
      lines: { spring: '.:6 1:18', brook: '1:64', pool: '1:40', stream: '1:64', reeds: '1:36' },
      arc: { spring: -2, brook: -3, pool: 2, stream: -2, reeds: 1 },
    },
    {
      name: 'wooden bars',
      instrument: marimba(),
      octave: -1,
      level: -6,
      room: -9,
      pan: 0.45,
      loose: 0.014,
      lines: {
        brook: `.:16 .:16 (.:.5 6 4 6:.5 .)x2 (.:.5 5 3 5:.5 .)x2 .:.5 6 3 6:.5 . .:.5 7 2 5:.5 . .:.5 6 4 6:.5 . .:.5 5 3 5:.5`,
        stream: `(.:.5 3 5 3:.5 .)x2 (.:.5 1 4 6:.5 .)x2 (.:.5 3 6 3:.5 .)x2 (.:.5 2 5 7:.5 .)x2
          (.:.5 5 3 5:.5 1')x2 (.:.5 6 4 6:.5 1')x2 .:.5 4 6 4:.5 . .:.5 2 5 7:.5 . 3 5 1':2 3 5 1'`,
      },
    },
    {
      name: 'light on the water',
      instrument: glass(),
      octave: 0,
      level: -8,
      room: 0,
      spread: 0.5,
      lines: {
        pool: ".:2 3':3 2':3 5:6 .:2 | 6:3 5':3 3':6 | 2':3 1':5",
        stream: ".:32 5':4 3':4 6':4 5':4 4':4 2':4 3':8",
        reeds: "1':6 5:6 3:6 2:6 1:10",
      },
      arc: { pool: 0, stream: -3, reeds: -4 },
    },
  ],
};
