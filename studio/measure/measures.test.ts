import { describe, expect, it } from 'vitest';
import { randomFrom } from '#cymatics/sand/random.ts';
import { decibels, RATE, type Stereo, scale, silence } from '../dsp/stereo.ts';
import { closestRepeat } from './bands.ts';
import { measureLoudness } from './loudness.ts';
import { faults, measure } from './measures.ts';
import { measureSeam } from './seam.ts';

function levelled(sound: Stereo): Stereo {
  scale(sound, decibels(-18 - measureLoudness(sound).integrated));
  return sound;
}

function sineAt(hz: number, seconds: number): Stereo {
  const sound = silence(seconds);
  sound.left.forEach((_, i) => {
    sound.left[i] = Math.sin((2 * Math.PI * hz * i) / RATE);
    sound.right[i] = Math.sin((2 * Math.PI * hz * i) / RATE + 0.5);
  });
  return levelled(sound);
}

const wrongWith = (sound: Stereo, tonic: number) =>
  faults(measure(sound, { kind: 'song', tonic, fades: [0, 0] }), 'song').join('; ');

describe('what the checks would not let pass', () => {
  it('MUSIC-03 finds a test tone: nothing moves', () => {
    const words = wrongWith(sineAt(432, 8), 432);
    expect(words).toContain('moves by only');
    expect(words).toContain('loudness range');
  });

  it('MUSIC-03 finds silence', () => {
    expect(wrongWith(silence(8), 432)).toContain('a tenth of a second at');
  });

  it('finds a tonic a quarter of a semitone away from the declared one', () => {
    expect(wrongWith(sineAt(432, 4), 432 * 2 ** (25 / 1200))).toContain('tonic off by 2');
    expect(wrongWith(sineAt(432, 4), 432 * 2 ** (3 / 1200))).not.toContain('tonic');
  });

  it('finds clipping, offset and a side turned round', () => {
    const bad = sineAt(220, 4);
    bad.left.forEach((v, i) => {
      bad.left[i] = Math.max(-1, Math.min(1, v * 30));
      bad.right[i] = 0.01 - (bad.left[i] as number);
    });
    const words = wrongWith(bad, 220);
    for (const fault of ['true peak', 'equal samples', 'offset', 'correlate', 'lost in mono'])
      expect(words).toContain(fault);
  });

  it('finds twenty seconds that come again', () => {
    const random = randomFrom(5);
    const rows = Array.from({ length: 70 }, () =>
      Float64Array.from({ length: 40 }, () => -40 - 30 * random()),
    );
    expect(closestRepeat(rows)).toBeLessThan(0.5);
    for (let i = 0; i < 20; i++) rows[i + 45] = (rows[i + 5] as Float64Array).map((v) => v + random());
    expect(closestRepeat(rows)).toBeGreaterThan(0.98);
  });

  it('hears the seam of a loop that jumps, and not of one that fits', () => {
    const noise = randomFrom(9);
    let low = 0;
    const samples = Float32Array.from({ length: 6 * RATE }, () => {
      low += 0.02 * (noise() * 2 - 1 - low);
      return low;
    });
    samples.copyWithin(5 * RATE, RATE, 2 * RATE);
    expect(measureSeam(samples, 1, 5).burst).toBeLessThan(1);
    const broken = samples.map((v, i) => (i < 2 * RATE ? v + 0.2 : v));
    expect(measureSeam(broken, 1, 5).burst).toBeGreaterThan(3);
  });
});
