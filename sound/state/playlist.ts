import type { Song } from '#contract/entities/song.ts';

/** Which songs a listener may play, and which one comes after which. */
export interface Shelf {
  readonly songs: readonly Song[];
  readonly isPremium: boolean;
}

export function mayPlay({ songs, isPremium }: Shelf, index: number): boolean {
  const song = songs[index];
  return song !== undefined && (isPremium || !song.isPremium);
}

/** The next song that may be played in this direction, round and round. */
export function songAfter(shelf: Shelf, index: number, direction: 1 | -1): number {
  const { length } = shelf.songs;
  for (let steps = 1; steps <= length; steps += 1) {
    const next = (index + direction * steps + length * steps) % length;
    if (mayPlay(shelf, next)) return next;
  }
  return index;
}
