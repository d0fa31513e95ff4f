import type { Random } from '../dsp/random.ts';
import type { Stereo } from '../dsp/stereo.ts';

export type Note = {
  /** Seconds from the start of the song. */
  at: number;
  /** How long it is held; struck instruments ring on by themselves. */
  seconds: number;
  hz: number;
  /** How hard it is played, about 0.3 to 1.3. Harder is louder and brighter. */
  force: number;
  pan: number;
};

/** An instrument adds one note to a sound. */
export type Instrument = (out: Stereo, note: Note, random: Random) => void;
