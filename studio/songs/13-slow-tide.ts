import { bowl } from '../instruments/bowl.ts';
import { choir } from '../instruments/choir.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { twoEars } from '../instruments/two-ears.ts';
import { surf } from '../instruments/wind.ts';
import type { Song } from '../score/song.ts';

/** A beat of four and a half hertz between the ears, and waves that come every ten seconds, four beats of music. */
export const slowTide: Song = {
  id: 'slow-tide',
  title: 'Slow Tide',
  tonic: 200,
  scale: 'mixolydian',
  seconds: 199,
  beat: 2.5,
  form: [
    ['shore', 16],
    ['ebb', 24],
    ['open sea', 20],
    ['shore again', 17],
  ],
  room: { decay: 7, damping: 0.4, delay: 0.04, level: -5 },
  parts: [
    {
      name: 'waves',
      instrument: surf({ period: 10 }),
      octave: 0,
      level: -7,
      room: -20,
      lines: { shore: '1:78' },
      arc: { shore: 2, ebb: -2, 'open sea': -5, 'shore again': 1 },
    },
    {
      name: 'two ears',
      instrument: twoEars({ beat: 4.5 }),
      octave: 0,
      level: -3,
      room: -30,
      lines: { shore: '1:16', ebb: '1:24', 'open sea': '1:20', 'shore again': '1:14' },
      arc: { shore: -3, ebb: 0, 'open sea': -2, 'shore again': -2 },
    },
    {
      name: 'swell',
      instrument: pad({ attack: 4.6, release: 5.5, slope: 1.25, cents: 9, partials: 9, warmth: 1500 }),
      octave: -1,
      level: 1,
      room: -7,
      lines: {
        shore: ".:4 1+5+2':4 1+5+3':4 1+4+2':4",
        ebb: "1+5+3':4 7,+4+2':4 4,+1+6:4 1+5+3':4 7,+4+2':4 4,+1+5:4",
        'open sea': "6,+3+1'+5':4 4,+1+6+3':4 1+5+3'+5':4 7,+4+2'+4':4 4,+1+6+3':4",
        'shore again': "1+5+3':4 7,+4+2':4 4,+1+6:4 1+5+3':6",
      },
      arc: { shore: -6, ebb: -2, 'open sea': 1, 'shore again': -3 },
    },
    {
      name: 'far voices',
      instrument: choir({ from: 'oo', to: 'oh', voices: 4, attack: 3.5, release: 5 }),
      octave: 0,
      level: -3,
      room: 0,
      lines: {
        ebb: '.:4 4+7:3 .:1 4+6:3 .:5 4+7:3 .:1 1+5:3',
        'open sea': "3+1':4 4+1':4 5+1':4 4+2':4 4+1':4",
        'shore again': '3+5:4 .:8 1+5:4',
      },
      arc: { ebb: -4, 'open sea': 0, 'shore again': -5 },
    },
    {
      name: 'harp on the water',
      instrument: pluck({ ring: 6, bright: 0.25, position: 0.45 }),
      octave: 0,
      level: -2,
      room: -1,
      pan: -0.2,
      spread: 0.35,
      loose: 0.03,
      lines: {
        ebb: "1:.25 5:.25 1':.5 3':1 .:2 | 7,:.25 4:.25 7:.5 2':1 .:2 | 4:.25 1':.25 6:.5 5:1 .:2 | 3:.25 5:.25 1':.5 5':1.5 .:1.5 | 4:.25 7:.25 2':.5 4':1 2':1 .:1 | 1':.25 6:.25 5:.5 4:1 .:2",
        'open sea': `6,:.25 3:.25 1':.5 3':.5 5':1 3':.5 1':1 | 4:.25 1':.25 6:.5 3':.5 5':.5 6':1 5':1 | 1:.25 5:.25 3':.5 5':1 3':.5 2':.5 1':1
          7,:.25 4:.25 2':.5 4':1 2':.5 7:.5 4:1 | 4,:.25 1:.25 6:.5 1':1 3':2`,
        'shore again': "1:.25 5:.25 1':.5 3':3 | 7,:.25? 4:.25 2':3.5 | 4,:.5? 1:.5 6:3 | 1:.5? 5:.5 3':4",
      },
    },
    {
      name: 'buoy',
      instrument: bowl({ bright: 0.75, ring: 0.9 }),
      octave: 1,
      level: -14,
      room: 1,
      pan: 0.5,
      spread: 0.2,
      loose: 0.2,
      lines: {
        shore: '.:3 1:5 1:4? 5:4',
        ebb: '.:2 1:9 5:8 1:5',
        'open sea': '.:3 5:8 1:9',
        'shore again': '.:1 1:5 5:4? 1:6',
      },
    },
    {
      name: 'sea floor',
      instrument: pad({ attack: 4, release: 5, voices: 2, cents: 3, partials: 4, slope: 1.6 }),
      octave: -2,
      level: 1,
      room: -24,
      lines: {
        shore: '.:8 1:8',
        ebb: '1:4 7,:4 4,:4 1:4 7,:4 4,:4',
        'open sea': '6,:4 4,:4 1:4 7,:4 4,:4',
        'shore again': '1:4 7,:4 4,:4 1:6',
      },
    },
  ],
};
