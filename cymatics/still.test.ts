import { describe, expect, it } from 'vitest';
import { FIGURES } from './physics/figures.ts';
import { paintStill, type StillView, settledGrains } from './still.ts';

const tones = [{ frequency: 432 }];

function blank(width: number, height: number): ImageData {
  return { width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' } as ImageData;
}

function lit(picture: ImageData): number {
  let count = 0;
  for (let p = 3; p < picture.data.length; p += 4) if ((picture.data[p] as number) > 0) count++;
  return count;
}

describe('a still figure', () => {
  it('is the same for the same tones and seed, and another for another seed', () => {
    const options = { tones, fineness: 53, count: 500, spread: 0.005 };
    expect(settledGrains({ ...options, seed: 3 })).toEqual(settledGrains({ ...options, seed: 3 }));
    expect(settledGrains({ ...options, seed: 3 })).not.toEqual(settledGrains({ ...options, seed: 4 }));
  });

  it.each(FIGURES)('%s keeps every grain on its body', (figure) => {
    const reach = figure === 'diamond' || figure === 'square' ? Math.SQRT2 : 1;
    const grains = settledGrains({ tones, figure, fineness: 53, count: 2000, spread: 0.005 });
    for (let g = 0; g < grains.length; g += 3) {
      const distance = Math.hypot(grains[g] as number, grains[g + 1] as number);
      expect(distance).toBeLessThan(reach + 1e-6);
    }
  });

  it.each<[StillView, number, number]>([
    ['opening', 40, 40],
    ['whole', 180, 180],
    ['dial', 300, 300],
    ['page', 300, 200],
    ['seat', 400, 300],
  ])('seen as %s shows sand on a ground that stays transparent', (view, width, height) => {
    const picture = blank(width, height);
    paintStill(picture, { tones, view });
    expect(lit(picture)).toBeGreaterThan(width * height * 0.01);
    expect(lit(picture)).toBeLessThan(width * height * 0.6);
  });

  it('nothing sounding leaves sand strewn evenly, without a line', () => {
    const quiet = settledGrains({ tones: [], fineness: 53, count: 4000, spread: 0.005, figure: 'square' });
    const quarters = [0, 0, 0, 0];
    for (let g = 0; g < quiet.length; g += 3) {
      const quarter = ((quiet[g] as number) > 0 ? 1 : 0) + ((quiet[g + 1] as number) > 0 ? 2 : 0);
      quarters[quarter] = (quarters[quarter] as number) + 1;
    }
    for (const count of quarters) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
