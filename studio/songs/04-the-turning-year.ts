import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import { chimes } from '../instruments/struck-bars.ts';
import type { Song } from '../score/song.ts';

/** A slow waltz in minor for harp and strings: the wheel turns, stands still at midsummer, and turns on; the leaves come down. */
export const theTurningYear: Song = {
  id: 'the-turning-year',
  title: 'The Turning Year',
  tonic: 417,
  scale: 'minor',
  seconds: 166,
  beat: 0.42,
  form: [
    ['wheel', 36],
    ['summer', 84],
    ['still', 60],
    ['harvest', 84],
    ['leaves', 60],
    ['snow', 56],
  ],
  room: { decay: 4.2, damping: 0.3, delay: 0.02, level: -6 },
  parts: [
    {
      name: 'harp',
      instrument: pluck({ ring: 5, bright: 0.24, position: 0.38 }),
      octave: -1,
      level: -1,
      room: -6,
      pan: -0.3,
      spread: 0.3,
      loose: 0.009,
      lines: {
        wheel: `1:2? 5:2 1':2 | 3':4 2':2 | 7,:2? 4:2 7:2 | 2':6
          6,! 3 6 1' 6 3 | 7,! 4 7 2' 7 4`,
        summer: `1! 5 1' 3' 1' 5 | 1 5 1' 5' 3' 1' | 7,! 4 7 2' 7 4 | 7, 4 7 4' 2' 7
          6,! 3 6 1' 6 3 | 6, 3 6 3' 1' 6 | 3! 7 3' 5' 3' 7 | 7, 4 7 2' 7 4
          4,! 1 4 6 4 1 | 4, 1 4 1' 6 4 | 6,! 3 6 1' 6 3 | 7, 4 7 2' 7 4
          5,! 2 5 7 2' 5 | 5, 2:2 5:3`,
        still: `3:12? | 4,:12? | 6,:12? | 7,:12? | 5,:3? 2:3 5:3 7:3`,
        harvest: `6,! 3 6 1' 3' 1' | 6, 3 6 1' 6 3 | 3! 7 3' 5' 7' 5' | 3 7 3' 5' 3' 7
          7,! 4 7 2' 4' 2' | 7, 4 7 2' 7 4 | 1! 5 1' 3' 5' 3' | 1 5 1' 3' 1' 5
          4,! 1 4 6 1' 6 | 4, 1 4 6 4 1
          7,! 4 7 2' 4' 2' | 7, 4 7 2' 4' 7' | 5,! 2 5 7 2' 4' | 5, 2 5 7 5 2`,
        leaves: `1! 5 1' 3' 2' 1' | 5 3 1 5, 3 1 | 7,! 4 7 2' 1' 7 | 4 2 7, 4, 2 7,
          6,! 3 6 1' 7 6 | 3 1 6, 3, 1 6,
          4,! 1 4 6 5 4 | 1:2? 6,:2 4,:2 | 7,:2? 4:2 7:2 | 5,:3? 2:3`,
        snow: `1:2? 5:2 1':2 | 3':6 | 6,:2? 3:2 6:2 | 1':6 | 4,:3? 1:3 | 6:6 | 1:2? 5:2 1':2 3':8`,
      },
      arc: { wheel: 3, summer: -1, still: 1, harvest: 0, leaves: 0, snow: 0 },
    },
    {
      name: 'basses',
      instrument: pad({
        attack: 0.6,
        release: 1.8,
        voices: 3,
        partials: 8,
        slope: 1.25,
        warmth: 700,
        vibrato: 4,
      }),
      octave: -2,
      level: -1,
      room: -14,
      lines: {
        summer: '1:12 7,:12 6,:12 3:6 7,:6 4,:12 6,:6 7,:6 5,:12',
        still: '.:36 7,:12? 5,:12?',
        harvest: '6,:12 3:12 7,:12 1:12 4,:12 7,:12 5,:12',
        leaves: '1:12 7,:12 6,:12 4,:12 7,:6 5,:6',
        snow: '1:12 6,:12 4,:12 1:20',
      },
      arc: { summer: -6, still: -5, harvest: 0, leaves: -2, snow: -5 },
    },
    {
      name: 'cello',
      instrument: pad({
        attack: 0.35,
        release: 0.9,
        voices: 2,
        cents: 3,
        partials: 16,
        slope: 0.95,
        warmth: 1300,
        vibrato: 11,
      }),
      octave: -1,
      level: 0,
      room: -5,
      pan: 0.3,
      loose: 0.02,
      lines: {
        summer: `.:6 5:4 3:2 | 4:9 2:3 | 3:9 1:3 | 7,:6 2:6 | 1:4 2:2 4:4 3:2 | 6,:4 1:2 2:4 3:2 | 2:11 .`,
        still: `1':8? 7:4 | 6:10 .:2 | 5:6 3:6 | 4:10 .:2 | 2:12`,
        harvest: `3':6 1':4 2':2 | 7:10 5:2 | 4':6 2':4 7:2 | 3':8 2':2 1':2 | 6:4 1':2 6:4 5:2 | 7:4 2':2 4':6 | 2':11 .`,
        leaves: '3:6 2:4 1:2 | 2:8 7,:4 | 1:6 7,:4 6,:2 | 1:6 6,:6 | 4,:6 5,:6',
        snow: '1:12? .:12 6,:6? 4,:6 1,:18?',
      },
      arc: { summer: -4, still: -2, harvest: 0, leaves: -3, snow: -6 },
    },
    {
      name: 'violins',
      instrument: pad({
        attack: 1.8,
        release: 2.2,
        voices: 5,
        cents: 9,
        partials: 10,
        slope: 1.15,
        warmth: 2600,
        vibrato: 9,
      }),
      octave: 0,
      level: -7,
      room: -4,
      pan: -0.1,
      lines: {
        still: "3'+5':12 1'+4':12 6+3':12 7+4':12 5+2':12",
        harvest: '3+5:12 3+7:12 2+4:12 3+5:12 1+4:12 2+4:12 2+5:12',
        leaves: '1+5:12 7,+4:12 6,+3:12 6,+4:12 5,+2:12',
      },
      arc: { still: 1, harvest: -3, leaves: -2, snow: -10 },
    },
    {
      name: 'high harp',
      instrument: pluck({ ring: 4, bright: 0.45, position: 0.3 }),
      octave: 0,
      level: -7,
      room: -3,
      pan: 0.45,
      spread: 0.15,
      loose: 0.012,
      lines: {
        still: '.:6 5:3? 3:3 .:6 6:3? 4:3 .:6 3:3? 1:3 .:6 4:3? 2:3',
        harvest: ".:6 5 6 7 .:9 7 1' .:1 5:3 .:9 4 5 7 .:3 .:9 3:2 2:1 .:9 6 5 4 .:9 .:3 7:2 5:1 .:3 2:3",
        leaves: '5:3 3:3 .:6 4:3 2:3 .:6 3:3 1:3 .:6 1:3? .:9 2:6?',
        snow: '.:6 3:6? .:6 1:6? .:6 6,:6? 5,:18?',
      },
    },
    {
      name: 'first frost',
      instrument: chimes(),
      octave: 1,
      level: -22,
      room: 1,
      spread: 0.9,
      lines: { leaves: { scatter: "1 3 5 2 1'", rate: 0.1 }, snow: { scatter: "1 5 3 1'", rate: 0.22 } },
    },
  ],
};
