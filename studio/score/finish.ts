import { limit, removeRumble } from '../dsp/master.ts';
import { decibels, fadeEnds, type Stereo, scale } from '../dsp/stereo.ts';
import { measureLoudness } from '../measure/loudness.ts';

/** Under the promised −2 dBTP by what the encoder adds. */
const CEILING = decibels(-3.2);

/** Takes out rumble, fades the ends, and brings the whole to its loudness by one gain: no pumping. */
export function finish(sound: Stereo, lufs: number, fades: { in: number; out: number }): void {
  removeRumble(sound, 24);
  fadeEnds(sound, fades.in, fades.out);
  for (let pass = 0; pass < 2; pass++) {
    scale(sound, decibels(lufs - measureLoudness(sound).integrated));
    limit(sound, CEILING);
  }
}
