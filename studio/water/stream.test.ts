import { describe, expect, it } from 'vitest';
import { finishLoop, foldTail, WRAP } from '../dsp/loop.ts';
import { RATE, silence } from '../dsp/stereo.ts';
import { measureSeam } from '../measure/seam.ts';
import { renderStream } from './stream.ts';

const SMALL = { period: 6, seed: 1, bubbles: 120, gurgles: 1, swell: 2, rush: 0.5, distance: 0.5 };

describe('a stream', () => {
  it('RIVER-08 flows in a circle: its end leads into its beginning without a seam', () => {
    const loop = finishLoop(renderStream(SMALL), -22, () => -22);
    expect(loop.left).toHaveLength((SMALL.period + 2 * WRAP) * RATE);
    const seam = measureSeam(loop.left, WRAP, WRAP + SMALL.period);
    expect(seam.flux).toBeLessThanOrEqual(1);
    expect(seam.burst).toBeLessThanOrEqual(1);
  });

  it('carries a second of itself at both ends, for encoders to spoil', () => {
    const loop = finishLoop(renderStream(SMALL), -22, () => -22);
    const period = SMALL.period * RATE;
    for (let i = 0; i < 2 * WRAP * RATE; i += 997)
      expect(loop.right[i]).toBeCloseTo(loop.right[i + period] as number, 5);
  });

  it('lays what rings on over the beginning', () => {
    const sound = silence(3);
    sound.left.fill(1, 0, RATE);
    sound.left.fill(0.5, 2 * RATE, 2.5 * RATE);
    const circle = foldTail(sound, 2);
    expect(circle.left).toHaveLength(2 * RATE);
    expect([circle.left[0], circle.left[RATE - 1], circle.left[RATE]]).toEqual([1.5, 1, 0]);
  });
});
