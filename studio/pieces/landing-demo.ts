import { bowl } from '../instruments/bowl.ts';
import { drone } from '../instruments/drone.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { chimes } from '../instruments/struck-bars.ts';
import { twoEars } from '../instruments/two-ears.ts';
import type { Song } from '../score/song.ts';

/** Forty seconds that show what the place is about: one bowl, two tones that beat, then harmony around them. */
export const landingDemo: Song = {
  id: 'landing-demo',
  title: 'From One Tone',
  tonic: 432,
  scale: 'major',
  seconds: 42,
  beat: 1,
  form: [
    ['one', 10],
    ['two', 10],
    ['many', 16],
    ['one again', 6],
  ],
  room: { decay: 6, damping: 0.25, delay: 0.025, level: -4 },
  parts: [
    {
      name: 'bowl',
      instrument: bowl({ bright: 0.9 }),
      octave: -1,
      level: -1,
      room: -5,
      lines: { one: '1:6 5?:4', two: '1:10?', many: '1:4! 6,:4 4,:4 5,:4', 'one again': '1:6!' },
    },
    {
      name: 'two tones',
      instrument: twoEars({ beat: 5 }),
      octave: -1,
      level: -4,
      room: -20,
      lines: { one: '.:3 1:22' },
      arc: { one: 0, two: 2, many: -4 },
    },
    {
      name: 'ground',
      instrument: drone({ partials: 9, slope: 1.3, attack: 3 }),
      octave: -2,
      level: -5,
      room: -16,
      lines: { two: '1+5:26' },
    },
    {
      name: 'chords',
      instrument: pad({ attack: 2, release: 4, slope: 1.4 }),
      octave: -1,
      level: 2,
      room: -7,
      lines: {
        two: ".:4 1+5+3':8",
        many: ".:2 6,+3+1'+5':4 4,+1+6+3':4 5,+2+5+2':5",
        'one again': "1+5+3'+5':8",
      },
    },
    {
      name: 'harp',
      instrument: pluck({ ring: 6, bright: 0.3, position: 0.4 }),
      octave: 0,
      level: -5,
      room: -2,
      pan: -0.2,
      spread: 0.3,
      loose: 0.015,
      lines: {
        two: '.:6 5,:1 1 3 5',
        many: "1':.5 5:.5 3:.5 5:.5 6 5 | 1':.5 6:.5 3:.5 6:.5 5 3 | 6:.5 4:.5 1:.5 4:.5 6 1' | 2':.5 7:.5 5:.5 2:.5 3:1 2",
        'one again': "1 3:.5 5:.5 1':4",
      },
    },
    {
      name: 'air',
      instrument: chimes(),
      octave: 2,
      level: -20,
      room: 2,
      spread: 0.9,
      lines: { many: { scatter: '1 2 3 5 6', rate: 0.5 }, 'one again': { scatter: '1 5', rate: 0.4 } },
    },
  ],
};
