import { bowl } from '../instruments/bowl.ts';
import { choir } from '../instruments/choir.ts';
import { drone } from '../instruments/drone.ts';
import { flute } from '../instruments/flute.ts';
import type { Song } from '../score/song.ts';

/** A flute asks, a choir answers; in the middle they speak at once and find that they agree. */
export const twoVoices: Song = {
  id: 'two-voices',
  title: 'Two Voices',
  tonic: 639,
  scale: 'major',
  seconds: 178,
  beat: 1.2,
  form: [
    ['hush', 12],
    ['asking', 36],
    ['answering', 36],
    ['together', 40],
    ['hush again', 18],
  ],
  room: { decay: 6.8, damping: 0.2, delay: 0.045, level: -3 },
  parts: [
    {
      name: 'choir',
      instrument: choir({ from: 'oo', to: 'ah', voices: 4 }),
      octave: -1,
      level: 1,
      room: -4,
      lines: {
        hush: '1+5:10',
        asking: '.:5 1+3+5:5 .:3 3+5+7:5 . .:3 1+4+6:6 1+3+5:6?',
        answering: `1+5+3':5 . | 7,+3+5:5 . | 1+4+6:5 1+4+6:3 2+4+6:4 | 1+3+5:5 . | 7,+3+5:5 .`,
        together: `1+5+3':6 | 7,+5+3':6 | 1+6+4':6 | 2+5+7+2':4 | 1+5+3'+5':6 | 3+5+7+3':5 | 1+4+6+1':7`,
        'hush again': '1+4+6:6 1+3+5:13',
      },
      arc: { hush: 0, asking: -2, answering: -1, together: -2, 'hush again': 0 },
    },
    {
      name: 'low voices',
      instrument: choir({ from: 'oo', to: 'oh', voices: 3, attack: 1.8 }),
      octave: -2,
      level: -1,
      room: -7,
      lines: {
        answering: '1:6 3:6 4:12 1:6 3:6',
        together: '1:6 3:6 4:6 5:4 6:6 3:5 4:7',
        'hush again': '4:6 1:10',
      },
      arc: { answering: -4, together: -2, 'hush again': -1 },
    },
    {
      name: 'ground',
      instrument: drone({ partials: 7, slope: 1.6, attack: 8 }),
      octave: -2,
      level: -5,
      room: -14,
      lines: { hush: '1:48', answering: '1:36', together: '1:40', 'hush again': '1:20' },
    },
    {
      name: 'flute',
      instrument: flute({ breath: 0.9, attack: 0.13 }),
      octave: 0,
      level: -6,
      room: 0,
      pan: -0.25,
      loose: 0.02,
      lines: {
        hush: '.:7 5,:2? 6, 1:2',
        asking: `3:2 2:.5 3:.5 5:3 .:4 | . 5:1 6:.5 5:.5 3:3 .:3 7,:.5 2:.5 | 3:2 5 4:.5 3:.5 1:1 6,:2 . | 5,:1 1 2 3:.5 2:.5 1:3`,
        answering: `.:5 5:.5 6:.5 | .:4 7:1 5 | .:3 6:.5 1':.5 6:1 5 4:1 3:.5 2:.5 .:3 | 5:2 3 2:.5 1:.5 .:2 | 3:1 5:.5 6:.5 7:3`,
        together: `1':2! 7:.5 6:.5 5:3 | 7:2 5:.5 6:.5 3:3 | 6:1 1':1 2':.5 1':.5 6:2 5:1 | 4:1 3:.5 2:.5 5:2
          3':2! 2':.5 1':.5 6:3 | 7:1 5 3':2 2':1 | 1':3 6:1 5 4:2`,
        'hush again': '3:2? 2:1 1:3 .:4 5,:2? 6,:1 1:5?',
      },
      arc: { hush: 0, asking: 0, answering: 0, together: -1, 'hush again': -1 },
    },
    {
      name: 'second flute',
      instrument: flute({ breath: 1.1, attack: 0.2 }),
      octave: 0,
      level: -10,
      room: 1,
      pan: 0.4,
      loose: 0.03,
      lines: {
        together: `.:2 3:.5 2:.5 1:3 | .:2 3:.5 1:.5 7,:3 | .:2 6,:.5 1:.5 4:3 | 2:2 7,:2 | 5:3 3:3 | 3:2 5:3 | 4:3 1:4`,
        'hush again': '1:4? .:8 3,:1? 5,:5?',
      },
    },
    {
      name: 'a bowl between them',
      instrument: bowl({ bright: 0.7, ring: 0.8 }),
      octave: -1,
      level: -11,
      room: -1,
      spread: 0.4,
      lines: {
        hush: '1:12',
        asking: '.:5 5:12 3:12 1:7',
        together: '1:12 4:10 6:11 4:7',
        'hush again': '.:5 1:8 1:5',
      },
    },
  ],
};
