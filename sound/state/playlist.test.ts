import { describe, expect, it } from 'vitest';
import type { Song } from '#contract/entities/song.ts';
import { mayPlay, songAfter } from './playlist.ts';

const songs: Song[] = Array.from({ length: 14 }, (_, index) => ({
  id: `song-${index}`,
  title: `Song ${index}`,
  artist: 'Cymara Sound Research Group',
  src: `/audio/songs/song-${index}.mp3`,
  durationSeconds: 180,
  isPremium: index >= 3,
  tonic: 432,
}));
const premium = { songs, isPremium: true };
const free = { songs, isPremium: false };

/** The indices that a listener comes to by going on from the first song. */
function walk(shelf: typeof free, direction: 1 | -1, steps: number): number[] {
  const path: number[] = [0];
  for (let step = 0; step < steps; step += 1) path.push(songAfter(shelf, path.at(-1) ?? 0, direction));
  return path;
}

describe('the order of the songs', () => {
  it('MUSIC-06 next goes to the next song, and from the last one to the first', () => {
    expect(walk(premium, 1, 15)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1]);
  });

  it('MUSIC-07 previous goes to the song before, and from the first one to the last', () => {
    expect(walk(premium, -1, 3)).toEqual([0, 13, 12, 11]);
  });

  it('MUSIC-11 without premium next and previous cycle within the first three', () => {
    expect(walk(free, 1, 4)).toEqual([0, 1, 2, 0, 1]);
    expect(walk(free, -1, 4)).toEqual([0, 2, 1, 0, 2]);
  });

  it('MUSIC-08 MUSIC-09 the first three are for everyone, the others for premium members', () => {
    expect(songs.map((_, index) => mayPlay(free, index))).toEqual(songs.map((_, index) => index < 3));
    expect(songs.every((_, index) => mayPlay(premium, index))).toBe(true);
    expect(mayPlay(premium, 14)).toBe(false);
  });

  it('an empty shelf stays where it is', () => {
    expect(songAfter({ songs: [], isPremium: true }, 0, 1)).toBe(0);
  });
});
