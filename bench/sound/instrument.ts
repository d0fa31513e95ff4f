import type { WaveType } from '#contract/rules/tone-kinds.ts';

/** What reached the two ears, and what a change is judged against. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export const SAMPLE_RATE = 48_000;

/**
 * Every change is made this many seconds after the tone began: at the start of a block, and not after a whole
 * number of periods, where the tone happens to be 0 and even the crudest stop would be silent.
 */
export const CHANGE_AT = (376 * 128) / SAMPLE_RATE;
export const CHANGE_SECONDS = 2.5;

export const changes = [
  'start',
  'stop',
  'stop during the fade-in',
  'retune',
  'volume',
  'wave',
  'mode',
  'preset',
  'stage',
] as const;
export type Change = (typeof changes)[number];

/** A way of making the same sounds: ours, the obvious one, and the library that most people would take. */
export interface Instrument {
  readonly name: string;
  /** One tone that is simply there. */
  tone(waveType: WaveType, hz: number, seconds: number): Promise<Stereo>;
  /** 432 Hz, to which something happens at `CHANGE_AT`. */
  change(kind: Change): Promise<Stereo>;
  /** 432 Hz for one ear, 437 Hz for the other. */
  binaural(seconds: number): Promise<Stereo>;
  /** Three generators, music and river with every fader at 100 %. */
  everything(): Promise<Stereo>;
  /** 400 Hz that become 500 Hz at 1.2 s; null when it has no clock of its own to do that by. */
  stage(): Promise<Stereo | null>;
  /** Three generators with harmonics and a limiter; gives the seconds that rendering took. */
  load(seconds: number): Promise<number>;
}

export const STAGE_AT = 1.2;
export const STAGE_HZ = [400, 500] as const;
