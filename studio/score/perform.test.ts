import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '#cymatics/sand/random.ts';
import { interleave } from '../files/ffmpeg.ts';
import { pad } from '../instruments/pad.ts';
import { kalimba } from '../instruments/struck-bars.ts';
import { rain } from '../instruments/water.ts';
import { notesOf, perform } from './perform.ts';
import type { Song } from './song.ts';

const short: Song = {
  id: 'short',
  title: 'Short',
  tonic: 264,
  scale: 'major',
  seconds: 3,
  beat: 0.5,
  form: [
    ['one', 2],
    ['two', 4],
  ],
  room: { decay: 1, damping: 0.3, delay: 0.01, level: -6 },
  parts: [
    {
      name: 'tongues',
      instrument: kalimba(),
      octave: 1,
      level: -3,
      room: -6,
      spread: 0.5,
      loose: 0.01,
      lines: { one: '1 5', two: '3 . 1+5' },
    },
    {
      name: 'chord',
      instrument: pad({ attack: 0.4, release: 0.5 }),
      octave: -1,
      level: 0,
      room: -6,
      lines: { one: '1+5:5' },
      arc: { one: -12, two: 0 },
    },
    {
      name: 'drops',
      instrument: rain(),
      octave: 0,
      level: -12,
      room: -20,
      lines: { two: { scatter: '1', rate: 1 } },
    },
  ],
};

const hash = (song: Song) =>
  createHash('sha256')
    .update(interleave(perform(song)))
    .digest('hex');

describe('a performance', () => {
  it('MUSIC-03 gives the same samples each time it is rendered', () => {
    expect(hash(short)).toBe(hash(short));
  });

  it('sounds different under another name, because every player is seeded by it', () => {
    expect(hash({ ...short, id: 'shorter' })).not.toBe(hash(short));
  });

  it('places notes by section and beat, at the pitch that is written', () => {
    const part = short.parts[0];
    if (!part) throw new Error('the song has a part');
    const notes = notesOf(short, { ...part, loose: 0, spread: 0 }, randomFrom(1));
    expect(notes.map((note) => note.at)).toEqual([0, 0.5, 1, 2, 2]);
    expect(notes.map((note) => note.hz)).toEqual([528, 792, 660, 528, 792]);
  });

  it('refuses a line that is longer than its section', () => {
    const long = { ...short, parts: short.parts.map((part) => ({ ...part, lines: { one: '1 1 1' } })) };
    expect(() => perform(long)).toThrow('begins a note at beat 2 of one, which has 2');
  });
});
