import { bowl } from '../instruments/bowl.ts';
import { drone } from '../instruments/drone.ts';
import { pad } from '../instruments/pad.ts';
import { chimes } from '../instruments/struck-bars.ts';
import { brook } from '../instruments/water.ts';
import type { Song } from '../score/song.ts';

/** Seconds after which the ambience is the same again; what rings on is laid over its beginning. */
export const AMBIENCE_PERIOD = 64;

/** A quiet room with the door open to a garden: heard behind the sign-in page, round and round. */
export const authAmbience: Song = {
  id: 'auth-ambience',
  title: 'A Quiet Room',
  tonic: 288,
  scale: 'lydian',
  seconds: AMBIENCE_PERIOD + 24,
  beat: 2,
  form: [
    ['round', 32],
    ['ringing', 12],
  ],
  room: { decay: 7, damping: 0.3, delay: 0.03, level: -4 },
  parts: [
    {
      name: 'chords',
      instrument: pad({ attack: 7, release: 7, slope: 1.7 }),
      octave: -1,
      level: 0,
      room: -7,
      lines: { round: "1+5+3':8 2+5+6:8 6,+3+1':8 5,+2+7:8" },
    },
    {
      name: 'ground',
      instrument: drone({ partials: 8, slope: 1.6, attack: 8, release: 8 }),
      octave: -2,
      level: -8,
      room: -16,
      lines: { round: '1:16 1:16' },
    },
    {
      name: 'bowls',
      instrument: bowl({ bright: 0.8 }),
      octave: -1,
      level: -6,
      room: -3,
      spread: 0.6,
      loose: 0.1,
      lines: { round: "1:5 5:3 3':4? 2:4 6:5? 3:3 1:4? 5:4?" },
    },
    {
      name: 'far chimes',
      instrument: chimes(),
      octave: 1,
      level: -22,
      room: 2,
      spread: 0.9,
      lines: { round: { scatter: "1 2 3 5 6 1'", rate: 0.35 } },
    },
    {
      name: 'garden water',
      instrument: brook({ bubbles: 90, rush: 0.3 }),
      octave: 0,
      level: -17,
      room: -20,
      lines: { round: '1:32' },
    },
  ],
};
