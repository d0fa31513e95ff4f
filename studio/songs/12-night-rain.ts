import { drone } from '../instruments/drone.ts';
import { electricPiano } from '../instruments/electric-piano.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { chimes } from '../instruments/struck-bars.ts';
import { rain } from '../instruments/water.ts';
import type { Song } from '../score/song.ts';

/** Late, a lamp, rain on the glass: warm chords on an electric piano. The rain stops to listen, and comes back. */
export const nightRain: Song = {
  id: 'night-rain',
  title: 'Night Rain',
  tonic: 324,
  scale: 'major',
  seconds: 181,
  beat: 0.95,
  form: [
    ['window', 24],
    ['lamp', 64],
    ['street', 64],
    ['sleep', 34],
  ],
  room: { decay: 2.8, damping: 0.4, delay: 0.015, level: -9 },
  parts: [
    {
      name: 'rain',
      instrument: rain({ drops: 75, veil: 0.8 }),
      octave: 0,
      level: 4.5,
      room: -26,
      lines: { window: '1:190' },
      arc: { window: 1, lamp: -3, street: -22, sleep: -1 },
    },
    {
      name: 'chords',
      instrument: electricPiano({ bell: 0.7, ring: 7, wide: true }),
      octave: -1,
      level: 1,
      room: -9,
      strum: 0.025,
      loose: 0.012,
      lines: {
        window: ".:4 1+5+7+3':4 .:4 4,+1+3+6:4 .:4 2+6+1'+3':3 .",
        lamp: `1+5+7+3':3 7?  6,+3+5+1':3 5? | 2+6+1'+3':3 1'? 5,+4+6+1':2 5,+4+7+2':2
          3+7+2'+5':3 2'? 6,+3+5+1':3 . | 4,+1+3+6:3 5? 5,+2+4+7:2 5,+4+6+1':2
          1+5+7+2':3 3'? 4,+1+3+5:3 6? | 3+5+7+2':3 7? 6,+3+5+1':2 6,+3+5+7:2
          2+4+6+1':3 3'? 5,+4+6+2':4 | 1+5+6+3':4 .:4`,
        street: `4,+1+3+6:2 4,+1+5+6:2 b7,+4+6+2':4 | 1+5+7+3':2 1+3+7+5':2 6,+3+5+1':4
          2+6+1'+4':2 2+6+1'+3':2 5,+4+6+1':2 5,+4+7+3':2 | 3+7+2'+5':4 6,+3+5+2':4
          4,+1+3+6:2 4,+1+5+6:2 5,+2+4+7:4 | 3+5+7+2':2 3+7+2'+5':2 6,+3+5+1':4
          2+4+6+1':4 4,+b6,+1+3:4 | 1+5+7+3':4 1+5+6+2':4`,
        sleep: "4,+1+3+6:6? 3+5+7+2':6? | 2+6+1'+3':6? 5,+4+6+1':4? | 1+5+7+3':10?",
      },
      arc: { window: -2, lamp: -1, street: 0, sleep: 0 },
    },
    {
      name: 'right hand',
      instrument: electricPiano({ bell: 1.1, ring: 6, wide: true }),
      octave: 0,
      level: -3,
      room: -5,
      pan: 0.15,
      loose: 0.018,
      lines: {
        lamp: `.:10 5:.5 6:.5 1':2 7:.5 6:.5 5:2 | .:7 3:.5 5:.5 6:1.5 5:.5 3:1 2:2 .:3 | .:4 1:.5 2:.5 3:1 5:2 | .:3 3:.5 2:.5 1:1 6,:2 .:1 | 5:1 6:.5 5:.5 4:1 3:.5 2:.5 5,:2 .:2 | 3:1 2:.5 1:4`,
        street: `1':1.5 6:.5 5:1 3:1 2':1.5! 1':.5 6:2 | 5:1 7:.5 5:.5 3:2 .:1 1:.5 2:.5 3:.5 5:1.5 | 6:2 4:.5 3:.5 2:1 1:.5 2:.5 4:1 6:2
          7:1.5 5:.5 3:2 .:1 2:.5 3:.5 5:2 | 1':1.5! 2':.5 3':1 1':1 2':1 7:1 5:2 | .:1 5:.5 7:.5 2':2 1':1.5 7:.5 5:2 | 6:1 4:.5 3:.5 1:2 3:.5 1:.5 b6,:1 1:2 | 5,:1 1:.5 2:.5 3:4`,
        sleep: '.:3 5:1? 3:2 .:2 2:1? 5:3 .:3 4:1? 3:2 .:3 1:1? 5,:2 .:2 3:.5? 2:.5 1:6?',
      },
      arc: { lamp: -1, street: 0, sleep: 1 },
    },
    {
      name: 'double bass',
      instrument: pluck({ ring: 3, bright: 0.12, position: 0.4, onset: 0.008 }),
      octave: -2,
      level: 3,
      room: -18,
      loose: 0.012,
      lines: {
        lamp: '1:3 5? 6,:3 3? | 2:3 6,? 5,:3 5,? | 3:3 7,? 6,:4 | 4,:3 1? 5,:3 7,? | 1:3 5? 4,:3 1? | 3:3 5? 6,:4 | 2:3 6,? 5,:3 5,? | 1:4 5,:4?',
        street:
          '4,:3 1 b7,:3 4, | 1:3 5, 6,:3 3 | 2:3 6, 5,:3 7, | 3:3 7, 6,:3 3 | 4,:3 1 5,:3 7, | 3:3 5 6,:3 3 | 2:4 4,:4 | 1:3 5, 1:4',
        sleep: '4,:6? 3:6? 2:6? 5,:4? 1:12?',
      },
      arc: { lamp: -4, street: 0, sleep: -4 },
    },
    {
      name: 'the house hums',
      instrument: drone({ partials: 7, slope: 1.3, attack: 5, release: 6 }),
      octave: -2,
      level: -1,
      room: -18,
      lines: { window: '1:24', lamp: '1:64', street: '1:64', sleep: '1:36' },
      arc: { window: 0, lamp: -4, street: -4, sleep: 0 },
    },
    {
      name: 'lamp light',
      instrument: pad({ attack: 2.2, release: 3, voices: 4, partials: 8, slope: 1.6, warmth: 1400 }),
      octave: -1,
      level: -5,
      room: -8,
      lines: {
        window: '1:12 1:12',
        lamp: '1+3:16 1+3:16 1+5:16 2+4:8 1+3:8',
        street:
          "4+1':4 4+2':4 5+1':4 3+1':4 4+1':4 4+7:4 5+7:4 3+1':4 3+6:4 4+7:4 5+7:4 3+1':4 4+6:4 b6+1':4 5+7:4 5+1':4",
        sleep: "4+6:6 3+7:6 2+6:6 4+7:4 1+5+3':12",
      },
      arc: { window: 1, lamp: -4, street: -1, sleep: 3 },
    },
    {
      name: 'drops on the sill',
      instrument: chimes(),
      octave: 1,
      level: -25,
      room: 2,
      spread: 0.9,
      lines: {
        window: { scatter: '5 3 1 7', rate: 0.15 },
        lamp: { scatter: '5 3 6', rate: 0.1 },
        sleep: { scatter: '1 5 3', rate: 0.2 },
      },
    },
  ],
};
