import { bowl } from '../instruments/bowl.ts';
import { choir } from '../instruments/choir.ts';
import { drone } from '../instruments/drone.ts';
import { frameDrum } from '../instruments/frame-drum.ts';
import { gong } from '../instruments/gong.ts';
import { pluck } from '../instruments/pluck.ts';
import type { Song } from '../score/song.ts';

/** Gongs that bloom and fall back, monks below them, a few notes of a long zither; most of it is the room. */
export const templeAtDusk: Song = {
  id: 'temple-at-dusk',
  title: 'Temple at Dusk',
  tonic: 852,
  scale: 'phrygian',
  seconds: 197,
  beat: 2,
  form: [
    ['gate', 20],
    ['court', 24],
    ['hall', 28],
    ['lamp', 22],
  ],
  room: { decay: 9, damping: 0.42, delay: 0.06, level: -2 },
  parts: [
    {
      name: 'great gong',
      instrument: gong({ bloom: 1.5, modes: 44 }),
      octave: -3,
      level: -6,
      room: -4,
      lines: { gate: '1:12! 1:8?', court: '1:13 1:11?', hall: '1:9! 1:9 1:10!', lamp: '1:12? 1:10?' },
      arc: { gate: 0, hall: 0, lamp: -2 },
    },
    {
      name: 'small gong',
      instrument: gong({ bloom: 0.5, modes: 30, ring: 0.5 }),
      octave: -2,
      level: -15,
      room: -1,
      pan: 0.5,
      lines: { court: '.:6 5:9 4:6', hall: '.:4 5:7 1:6 5:6 4:5', lamp: '.:7 5:8 1:7?' },
    },
    {
      name: 'monks',
      instrument: choir({ from: 'oo', to: 'oh', voices: 5, attack: 3.5, release: 4 }),
      octave: -3,
      level: 2,
      room: -5,
      lines: {
        gate: '.:7 1:12',
        court: '1:6 1:6 1+5:6 1:5',
        hall: '1+5:5 2+6:3 1+5:6 4+1:5 2+6:3 1+5:6',
        lamp: '1+5:8 1:13',
      },
      arc: { gate: -4, court: -2, hall: 0, lamp: -3 },
    },
    {
      name: 'stone floor',
      instrument: drone({ partials: 9, slope: 1.3, attack: 9, release: 9, motion: 1 }),
      octave: -3,
      level: -7,
      room: -14,
      lines: { gate: '1:20', court: '1:24', hall: '1+5:28', lamp: '1:24' },
      arc: { gate: 0, hall: 0, lamp: -1 },
    },
    {
      name: 'zither',
      instrument: pluck({ ring: 6, bright: 0.55, position: 0.13 }),
      octave: -1,
      level: -3,
      room: -1,
      pan: -0.3,
      loose: 0.03,
      lines: {
        court: `.:3 5:.5 6:.5 5:2 4:.25 5:.25 1:3.5 .:2 | 1':.5? 6:.5 5:3 .:1 | 2:.5 1:3 .:1 6,:.5 5,:2.5`,
        hall: `.:2 1:.25 2:.25 4:.25 5:.25 6:2 5:1 .:1 | 1'! 2':.5 1':1.5 6:.5 5:2.5 .:1 | 4:.5 5:.5 6:.5 5:.5 4:1 2:1 1:3 | .:1 5:.25 5:.25 5:.25 5:.25 6:1 4:1 2:.5 1:3`,
        lamp: '.:4 5:.5? 6:.5 5:3 .:1 2:.5? 1:4 .:2 5,:1? 1:4?',
      },
      arc: { court: -1, hall: 0, lamp: -2 },
    },
    {
      name: 'bowls on the steps',
      instrument: bowl({ bright: 1, ring: 0.9 }),
      octave: -1,
      level: -11,
      room: 0,
      spread: 0.7,
      lines: {
        gate: '.:4 1:4 5:5 1:3? 6,:3',
        court: '.:10 1:7 5:5',
        hall: { scatter: '1 5 4', rate: 0.12 },
        lamp: '1:5 5:5? 1:4? 4:4? 1:4',
      },
    },
    {
      name: 'temple drum',
      instrument: frameDrum({ skin: 0.4, ring: 1.6 }),
      octave: 0,
      fixedHz: 53,
      level: -8,
      room: -2,
      lines: {
        hall: '.:8 1:2 1:2 1 1 1:.5 1:.5 1:.5 1:.5? 1:.25? 1:.25? 1:.25? 1:.25? .:2 1:3! 1:3 1:3?',
        lamp: '.:10 1:6? 1:6?',
      },
    },
  ],
};
