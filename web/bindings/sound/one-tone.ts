import type { Patch } from '#sound/state/sound-state.ts';

/** A plain sine by itself, as the one player takes it. */
export function oneTone(frequency: number, volume: number): Patch {
  return {
    syncMode: 'sync',
    generators: [{ frequency, waveType: 'sine', volume, enabled: true, harmonicMode: false }],
  };
}
