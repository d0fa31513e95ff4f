import type { Patch, SoundState } from './sound-state.ts';

/** A plain sine by itself, as the one player takes it. */
export function oneTone(frequency: number, volume: number): Patch {
  return {
    syncMode: 'sync',
    generators: [{ frequency, waveType: 'sine', volume, enabled: true, harmonicMode: false }],
  };
}

/** A tone that is heard by itself is known by its number. */
export const previewId = (hertz: number) => `tone-${hertz}`;

export function isPreviewed({ nowPlaying }: SoundState, hertz: number): boolean {
  return nowPlaying?.owner === 'preview' && nowPlaying.id === previewId(hertz);
}
