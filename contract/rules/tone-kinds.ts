export const waveTypes = ['sine', 'square', 'triangle', 'sawtooth'] as const;
export type WaveType = (typeof waveTypes)[number];

export const syncModes = ['sync', 'pulse', 'binaural'] as const;
export type SyncMode = (typeof syncModes)[number];

/** The modes in which tones beat. */
export type BeatMode = Exclude<SyncMode, 'sync'>;
