import { limit, removeRumble } from '../dsp/master.ts';
import { decibels, fadeEnds, type Stereo, scale } from '../dsp/stereo.ts';
import { measureLoudness } from '../measure/loudness.ts';

/** Under the promised −2 dBTP by what the encoder adds. */
const CEILING = decibels(-3.2);
/** Share of the samples that the limiter turns down, over which the loudness is measured again. */
const MUCH = 0.01;

/** Takes out rumble, fades the ends, and brings the whole to its loudness by one gain: no pumping. */
export function finish(sound: Stereo, lufs: number, fades: { in: number; out: number }): void {
  removeRumble(sound, 24);
  fadeEnds(sound, fades.in, fades.out);
  scale(sound, decibels(lufs - measureLoudness(sound).integrated));
  // A song that needed much limiting has lost loudness by it, which is given back once.
  const limited = limit(sound, CEILING);
  if (limited > MUCH) {
    scale(sound, decibels(lufs - measureLoudness(sound).integrated));
    limit(sound, CEILING);
  }
}
