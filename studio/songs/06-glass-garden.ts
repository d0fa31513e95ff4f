import { glass } from '../instruments/glass.ts';
import { pad } from '../instruments/pad.ts';
import { chimes, kalimba } from '../instruments/struck-bars.ts';
import type { Song } from '../score/song.ts';

/** Rubbed rims and small bells in the lydian mode, whose raised fourth never quite comes down to earth. */
export const glassGarden: Song = {
  id: 'glass-garden',
  title: 'Glass Garden',
  tonic: 741,
  scale: 'lydian',
  seconds: 162,
  beat: 0.9,
  form: [
    ['seeds', 28],
    ['stems', 48],
    ['bloom', 56],
    ['dew', 42],
  ],
  room: { decay: 5.6, damping: 0.1, delay: 0.02, level: -3 },
  parts: [
    {
      name: 'rims',
      instrument: glass({ attack: 1.1, release: 2.8 }),
      octave: 0,
      level: 2,
      room: -3,
      spread: 0.6,
      loose: 0.05,
      lines: {
        seeds: '5,:6 7,:5 3:5 1:6 2:6',
        stems: '3:4 5:4 #4:1 5:3 7:4 | 6:3 5:3 3:4 2:2 | 1:4 3:4 2:3 7,:5 | 1:4',
        bloom: "5:3 7:3 2':4 1':2 | 7:4 6:2 #4:4 5:2 | 3':4 2':2 7:2 5:4 | 6:4 #4:3 3:3 2:2 | 1:8",
        dew: '7,:6 3:5 2:5 5,:6 1:6 3:4 1:8',
      },
      arc: { seeds: 0, stems: -1, bloom: 1, dew: -1 },
    },
    {
      name: 'low rims',
      instrument: glass({ attack: 2, release: 4 }),
      octave: -1,
      level: 3,
      room: -5,
      lines: {
        seeds: '1+3:14 1+5:14',
        stems: '1+3:12 2+6:12 1+5:12 7,+3:6 1+3:6',
        bloom: "1+5+3':12 2+6+#4':12 1+5+3':12 6,+3+1':6 2+#4+6:6 1+5+3':8",
        dew: '2+6:10 1+3:10 7,+3:8 1+3:12',
      },
      arc: { seeds: -4, stems: -2, bloom: 0, dew: -2 },
    },
    {
      name: 'shade',
      instrument: pad({ attack: 4, release: 5, slope: 2.1, partials: 5 }),
      octave: -2,
      level: 2,
      room: -10,
      lines: {
        seeds: '.:4 1:24',
        stems: '1:12 2+6:12 1:12 3:6 1:6',
        bloom: '1:12 2+6:12 1:12 6,+3:6 2+6:6 1:8',
        dew: '2+6:10 1:10 3:8 1:14',
      },
      arc: { seeds: -4, bloom: 1, dew: -3 },
    },
    {
      name: 'stems of bells',
      instrument: chimes(),
      octave: 0,
      level: -8,
      room: -1,
      pan: 0.2,
      spread: 0.5,
      loose: 0.015,
      lines: {
        stems: `1:.5 3:.5 5:.5 7:3.5 .:1 | 2:.5 #4:.5 6:.5 1':3.5 .:1 | 5:.5 3:.5 7:3 .:2 | 1:.5 2:.5 3:.5 #4:.5 5:4 .:2
          3:.5 5:.5 7:.5 2':4.5 | 6:.5 5:.5 #4:3 .:2 | 1:.5 3:.5 5:3 .:2 | 7,:.5 2:.5 3:3`,
        bloom: `1:.5! 3:.5 5:.5 7:.5 2':2 7 5 | 3:.5 5:.5 7:.5 3':2.5 2' 7 | 2:.5! #4:.5 6:.5 1':.5 #4':2 3' 2' | 6:.5 #4:.5 2:.5 6:2.5 7 1'
          1:.5! 5:.5 7:.5 3':.5 5':2 3' 2' | 7:.5 5:.5 3:.5 7:2.5 6 5 | 6,:.5 3:.5 6:.5 1':.5 3':2 2' 1' | 2:.5 #4:.5 6:.5 1':2.5 7 6 | 1:.5 3:.5 5:.5 7:2.5 3:4`,
        dew: { scatter: "1 3 5 7 2' 3' 6", rate: 0.3 },
      },
      arc: { stems: -2, bloom: 0, dew: -4 },
    },
    {
      name: 'glass tongues',
      instrument: kalimba({ knock: 0.1 }),
      octave: 0,
      level: -5,
      room: -3,
      pan: -0.35,
      spread: 0.2,
      loose: 0.012,
      lines: {
        seeds: { scatter: '1 5 3 7', rate: 0.22 },
        bloom: `(.:.5 5 3 5:.5)x3 .:3 (.:.5 6 #4 6:.5)x3 .:3 (.:.5 7 5 3:.5)x3 .:3 .:.5 6 3 1:.5 .:3 .:.5 6 #4 2:.5 .:3 (.:.5 5 3 1:.5)x2`,
        dew: { scatter: '1 5 3 2', rate: 0.2 },
      },
      arc: { seeds: -3, bloom: 0, dew: -2 },
    },
    {
      name: 'sparks',
      instrument: chimes(),
      octave: 2,
      level: -25,
      room: 1,
      spread: 1,
      lines: {
        seeds: { scatter: '1 5 7', rate: 0.25 },
        bloom: { scatter: '1 2 3 5 7', rate: 0.6 },
        dew: { scatter: '1 3 5', rate: 0.35 },
      },
    },
  ],
};
