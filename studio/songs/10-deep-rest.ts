import { bowl } from '../instruments/bowl.ts';
import { choir } from '../instruments/choir.ts';
import { drone } from '../instruments/drone.ts';
import { electricPiano } from '../instruments/electric-piano.ts';
import { pad } from '../instruments/pad.ts';
import type { Song } from '../score/song.ts';

/** Two chords that breathe like a sleeper, low and warm, and a dream of a few notes that passes through. */
export const deepRest: Song = {
  id: 'deep-rest',
  title: 'Deep Rest',
  tonic: 174,
  scale: 'major',
  seconds: 194,
  beat: 2.4,
  form: [
    ['sinking', 16],
    ['floor', 22],
    ['dream', 24],
    ['floor again', 15],
  ],
  room: { decay: 8, damping: 0.55, delay: 0.04, level: -5 },
  parts: [
    {
      name: 'breath',
      instrument: pad({ attack: 4.8, release: 5.5, slope: 1.35, cents: 7, partials: 8, warmth: 900 }),
      octave: 0,
      level: 2,
      room: -8,
      lines: {
        sinking: '1+3+5:3 .:1 4,+1+3:3 .:1 1+3+5:3 .:1 4,+1+2:3',
        floor: '1+3+5:4 . 4,+6,+1+3:4 . 1+3+5:4 . 2+4+6:3 . 5,+1+2:3',
        dream: '6,+1+3+5:4 2+4+6:4 4,+6,+1+3:4 1+3+5+7:4 4,+6,+1+5:4 5,+1+2:4',
        'floor again': '1+3+5:4 .:1 4,+1+3:4 .:1 1,+5,+1+3:6',
      },
      arc: { sinking: -1, floor: 0, dream: 1, 'floor again': -2 },
    },
    {
      name: 'deep water',
      instrument: drone({ partials: 5, slope: 1.5, attack: 9, release: 9, motion: 0.6 }),
      octave: -1,
      level: 0,
      room: -20,
      lines: { sinking: '1:16', floor: '1:22', dream: '1:24', 'floor again': '1:16' },
      arc: { sinking: -3, floor: 0, dream: -3, 'floor again': 0 },
    },
    {
      name: 'sleepers',
      instrument: choir({ from: 'oo', to: 'oo', voices: 4, attack: 4, release: 5 }),
      octave: 0,
      level: -1,
      room: -4,
      lines: {
        floor: '.:5 1+5:4 .:6 1+6:3 . 2:3',
        dream: '1+5:3 .:1 2+6:3 .:1 1+6:3 .:1 1+7:3 .:1 1+6:4 2+5:4',
        'floor again': '.:4 1+5:5',
      },
    },
    {
      name: 'dream',
      instrument: electricPiano({ bell: 0.4, ring: 9 }),
      octave: 1,
      level: -3,
      room: 0,
      pan: 0.15,
      loose: 0.05,
      lines: {
        sinking: '.:9 5:1? 3:2 .:3 2:1',
        dream:
          ".:1 5:.5 6:.5 1':2 | .:1 6:.5 5:.5 4:2 | .:1 3:1 1:.5 2:.5 3:1 | 5:2 7:1 5:1 | 6:1 5:.5 3:.5 1:2 | 2:1.5 1:.5 5,:2",
        'floor again': '3:2? 2:1 1:4 .:2 5,:1? 1:4?',
      },
    },
    {
      name: 'night bell',
      instrument: bowl({ bright: 0.6, ring: 1.2 }),
      octave: 0,
      level: -9,
      room: -2,
      spread: 0.5,
      lines: {
        sinking: '1:6 5:6 1:4',
        floor: '.:3 5:7 1:6 6:5',
        dream: '.:11 1:8? 5:5',
        'floor again': '1:6 5:5? 1:4',
      },
    },
    {
      name: 'weight',
      instrument: pad({ attack: 3.5, release: 5, voices: 2, cents: 2, partials: 3, slope: 1.8 }),
      octave: -1,
      level: 1,
      room: -24,
      lines: {
        sinking: '.:4 4,:3 .:5 4,:3',
        floor: '1:4 . 4,:4 . 1:4 . 2:3 . 5,:3',
        dream: '6,:4 2:4 4,:4 1:4 4,:4 5,:4',
        'floor again': '1:4 . 4,:4 . 1:5',
      },
    },
  ],
};
