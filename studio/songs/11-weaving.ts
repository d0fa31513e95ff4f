import { drone } from '../instruments/drone.ts';
import { frameDrum } from '../instruments/frame-drum.ts';
import { pad } from '../instruments/pad.ts';
import { pluck } from '../instruments/pluck.ts';
import type { Song } from '../score/song.ts';

/** Five figures over the same two chords: whoever follows two bars later always fits. */
const A = '1! 3 5 3 2 1 5, 7, | 1 4 6 4 5 4 1 2';
const B = "3:2! 5 7 5 3 2:2 | 4:2 6 1' 6 5 4:2";
const C = "5:3! 3 1' 7 5:2 | 6:3 4 1' 6 4:2";
const D = "1'! 7 5 3 5 3 2 1 | 6 4 2 1 4:2 1:2";
const E = "5:.5! 3:.5 5 7 1':2 7 5:2 | 6:.5 5:.5 6 1' 2':2 1' 6:2";
const RUN =
  "1:.5! 3:.5 5:.5 7:.5 5:.5 3:.5 2:.5 1:.5 5,:.5 7,:.5 1:.5 2:.5 3:.5 2:.5 1:.5 7,:.5 | 1:.5 4:.5 6:.5 1':.5 6:.5 4:.5 5:.5 4:.5 1:.5 2:.5 4:.5 5:.5 6:.5 5:.5 4:.5 2:.5";

/** A canon for two plucked instruments: one thread leads, the other follows it through the cloth. */
export const weaving: Song = {
  id: 'weaving',
  title: 'Weaving',
  tonic: 285,
  scale: 'dorian',
  seconds: 164,
  beat: 0.4,
  form: [
    ['thread', 64],
    ['two threads', 96],
    ['cloth', 128],
    ['fringe', 104],
  ],
  room: { decay: 2.4, damping: 0.35, delay: 0.012, level: -9 },
  parts: [
    {
      name: 'leader',
      instrument: pluck({ ring: 4.2, bright: 0.5, position: 0.22 }),
      octave: 0,
      level: -1,
      room: -5,
      pan: -0.45,
      spread: 0.06,
      loose: 0.008,
      lines: {
        thread: `${A} ${B} ${A} ${D}`,
        'two threads': `${A} ${B} ${C} ${D} ${B} ${E}`,
        cloth: `${E} ${RUN} ${C} ${D} ${RUN} ${E} ${C} ${D}`,
        fringe: `${A} ${B} 3:2? 5:2 2:4 | 4:2? 6:2 1:4 | 5:4? 3:4 | 6:4? 4:4 | 3:2? 2:2 1:4 | 1:8? 5:4? 3:4? 1':4? 1+5+3':8`,
      },
      arc: { thread: 3, 'two threads': 1, cloth: -1, fringe: 1 },
    },
    {
      name: 'follower',
      instrument: pluck({ ring: 5.5, bright: 0.33, position: 0.36 }),
      octave: -1,
      level: 1,
      room: -6,
      pan: 0.45,
      spread: 0.06,
      loose: 0.011,
      lines: {
        'two threads': `.:16 ${A} ${B} ${C} ${D} ${B}`,
        cloth: `${E} ${E} ${RUN} ${C} ${D} ${RUN} ${E} ${C}`,
        fringe: `${D} ${A} ${B} 3:2? 5:2 2:4 | 4:2? 6:2 1:4 | 5:4? 3:4 | 6:4? 4:4 | 1:8? 4:4? 1:4? 1+5:10`,
      },
      arc: { 'two threads': -2, cloth: -1, fringe: 0 },
    },
    {
      name: 'loom',
      instrument: pluck({ ring: 4, bright: 0.14, position: 0.47 }),
      octave: -2,
      level: 2,
      room: -14,
      loose: 0.008,
      lines: {
        thread: '.:32 1:8? 4:8? 1:8? 4:8?',
        'two threads': '(1:3 5:3 1:2 4:3 1:3 4:2)x6',
        cloth: '(1:1.5 1:1.5 5:1 1:2 7,:1 5,:1 4,:1.5 4,:1.5 1:1 4:2 6,:1 7,:1)x7 1:3 5:3 1:2 4:8',
        fringe: '(1:3? 5:5 4:3? 1:5)x3 1:8? 4:8? 1:8? 4:8? 1:22?',
      },
      arc: { thread: 0, 'two threads': -2, cloth: -1, fringe: 0 },
    },
    {
      name: 'frame',
      instrument: drone({ partials: 8, slope: 1.2, attack: 4, release: 5 }),
      octave: -1,
      level: -1,
      room: -12,
      lines: { thread: '.:4 1:60', 'two threads': '1:96', cloth: '1:128', fringe: '1:112' },
      arc: { thread: 1, 'two threads': -1, cloth: -1, fringe: 1 },
    },
    {
      name: 'shuttle',
      instrument: frameDrum({ skin: 2.4, ring: 0.16 }),
      octave: 0,
      fixedHz: 260,
      level: -17,
      room: -8,
      pan: 0.1,
      spread: 0.3,
      loose: 0.006,
      lines: {
        'two threads': '.:32 (.:1 1? .:1 1 .:1 1? 1?:.5 1:.5 1?)x8',
        cloth: '(1:.5 1?:.5 1 1?:.5 1?:.5 1! 1?:.5 1?:.5 1 1?:.5 1:.5 1?)x16',
        fringe: '(.:1 1? .:1 1 .:1 1? .:1 1?)x5',
      },
    },
    {
      name: 'beam',
      instrument: frameDrum({ skin: 0.7, ring: 0.5 }),
      octave: 0,
      fixedHz: 78,
      level: -7,
      room: -14,
      loose: 0.006,
      lines: { cloth: '(1:3! 1?:3 1:2)x16', fringe: '(1:8?)x6' },
      arc: { cloth: 0, fringe: -4 },
    },
    {
      name: 'warp',
      instrument: pad({
        attack: 1.4,
        release: 2,
        voices: 4,
        partials: 9,
        slope: 1.3,
        warmth: 1600,
        vibrato: 5,
      }),
      octave: -1,
      level: -4,
      room: -8,
      lines: {
        'two threads': '.:48 1+5:8 1+6:8 1+5:8 1+6:8 3+5:8 4+6:8',
        cloth: "(1+5+3':8 1+6+4':8 3+5+7:8 4+6+1':8)x3 5+7+3':8 6+1'+4':8 3+5+1':8 4+6+1':8",
        fringe: '1+5:16 1+6:16 1+3+5:16 4,+1+6:16 1+5:20',
      },
      arc: { 'two threads': -6, cloth: -1, fringe: -3 },
    },
  ],
};
