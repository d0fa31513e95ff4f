import { describe, expect, it } from 'vitest';
import { RATE, type Stereo, silence } from '../dsp/stereo.ts';
import { measureLoudness } from './loudness.ts';

function sine(seconds: number, level: (t: number) => number): Stereo {
  const sound = silence(seconds);
  for (let i = 0; i < sound.left.length; i++) {
    const v = 10 ** (level(i / RATE) / 20) * Math.sin((2 * Math.PI * 1000 * i) / RATE);
    sound.left[i] = v;
    sound.right[i] = v;
  }
  return sound;
}

describe('loudness', () => {
  it('reads −23 LUFS from a stereo sine of 1 kHz at −23 dBFS, as EBU Tech 3341 asks', () => {
    expect(measureLoudness(sine(10, () => -23)).integrated).toBeCloseTo(-23, 1);
  });

  it('leaves out what lies ten units under the rest', () => {
    const quiet = measureLoudness(sine(20, (t) => (t < 5 ? -23 : t < 15 ? -60 : -23)));
    expect(quiet.integrated).toBeCloseTo(-23, 0);
  });

  it('reads a range of ten units from twenty seconds at −20 and twenty at −30, as EBU Tech 3342 asks', () => {
    expect(measureLoudness(sine(40, (t) => (t < 20 ? -20 : -30))).range).toBeCloseTo(10, 0);
  });
});
