import type { SoundState } from '#sound/state/sound-state.ts';

/** A tone that is heard by itself is known by its number. */
export const previewId = (hertz: number) => `tone-${hertz}`;

export function isPreviewed({ nowPlaying }: SoundState, hertz: number): boolean {
  return nowPlaying?.owner === 'preview' && nowPlaying.id === previewId(hertz);
}
