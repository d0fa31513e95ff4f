import { choir } from '../instruments/choir.ts';
import { glass } from '../instruments/glass.ts';
import { pad } from '../instruments/pad.ts';
import { chimes } from '../instruments/struck-bars.ts';
import { wind } from '../instruments/wind.ts';
import type { Song } from '../score/song.ts';

/** One long ascent. Chords change over a bass that stays, each a step higher, until only light is left. */
export const aboveTheClouds: Song = {
  id: 'above-the-clouds',
  title: 'Above the Clouds',
  tonic: 963,
  scale: 'major',
  seconds: 188,
  beat: 2,
  form: [
    ['haze', 16],
    ['climb', 26],
    ['break', 28],
    ['blue', 21],
  ],
  room: { decay: 9.5, damping: 0.12, delay: 0.05, level: -1 },
  parts: [
    {
      name: 'high air',
      instrument: wind({ low: 420, high: 2600 }),
      octave: 0,
      level: -19,
      room: -12,
      lines: { haze: '1:30', break: '1:38' },
      arc: { haze: 7, climb: 0, break: -3, blue: 2 },
    },
    {
      name: 'wide chords',
      instrument: pad({ attack: 6, release: 7, slope: 1.25, cents: 11, partials: 9, warmth: 3600 }),
      octave: -2,
      level: 1,
      room: -5,
      lines: {
        haze: "1+5+2':8 1+5+3':8",
        climb: "1+5+3':6 1+6+4':6 1+5+2':7 1+6+3':7",
        break: "4+1'+6':7 5+2'+7':7 6+3'+1'':7 4+1'+5':7",
        blue: "1+5+3'+5':9 1+5+1'+5':12",
      },
      arc: { haze: 1, climb: -2, break: -1, blue: -2 },
    },
    {
      name: 'choir',
      instrument: choir({ from: 'oo', to: 'ah', voices: 4, attack: 4, release: 5, air: 1.04 }),
      octave: -1,
      level: 0,
      room: -3,
      lines: {
        climb: '.:3 3:6 4:6 5:5 6:6',
        break: "1'+6:6 7+2':7 1'+3':7 6+1':6",
        blue: "5+1':8 1+5:8",
      },
      arc: { climb: -6, break: 0, blue: -5 },
    },
    {
      name: 'shimmer',
      instrument: pad({ attack: 7, release: 8, slope: 1.6, cents: 14, partials: 4, warmth: 6000 }),
      octave: 0,
      level: -7,
      room: 2,
      lines: {
        haze: '.:6 2:10',
        climb: '3:6 4:6 5:7 6:7',
        break: "1'+5:7 2'+5:7 3'+1':7 5'+1':7",
        blue: "3'+5':8 1'+5':12",
      },
      arc: { haze: -8, climb: -5, break: 0, blue: 0 },
    },
    {
      name: 'earth left behind',
      instrument: pad({ attack: 5, release: 7, voices: 3, slope: 1.9, partials: 5 }),
      octave: -3,
      level: -1,
      room: -18,
      lines: { haze: '1:16', climb: '1:13 1:13', break: '4:7 5:7 6:7 4:7', blue: '1:9 1:10' },
      arc: { haze: 2, climb: 0, break: 0, blue: -3 },
    },
    {
      name: 'sun on the wing',
      instrument: glass({ attack: 0.5, release: 3.5 }),
      octave: 0,
      level: -4,
      room: 0,
      spread: 0.6,
      loose: 0.06,
      lines: {
        climb: '.:8 5:1 3:2 .:5 6:1 5:2 .:3 2:1 3:3',
        break: ".:2 1':1 6:2 5:2 | .:1 2':1 7:2 5:3 | 3':2 2':1 1':4 | 6:1 5:1 3:1 5:4",
        blue: '3:2 2:1 1:4 .:2 5,:1 1:1 3:5',
      },
    },
    {
      name: 'ice',
      instrument: chimes(),
      octave: 1,
      level: -24,
      room: 3,
      spread: 1,
      lines: {
        climb: { scatter: '1 3 5 2', rate: 0.3 },
        break: { scatter: "1 2 3 5 6 1'", rate: 0.8 },
        blue: { scatter: '1 5 3', rate: 0.5 },
      },
    },
  ],
};
