import { describe, expect, it } from 'vitest';
import { createPhotographer } from '../testing/picture-of.ts';
import { createScene, type Frame, type Scene } from './scene.ts';

const tone: Frame = { tones: [{ frequency: 432 }] };
const other: Frame = { tones: [{ frequency: 639 }] };

function scene(options: Partial<Parameters<typeof createScene>[0]> = {}): Scene {
  return createScene({ sight: 'whole', grains: 3000, seed: 7, fineness: 106.5, still: false, ...options });
}

function run(one: Scene, frames: number): Scene {
  for (let i = 0; i < frames; i++) one.step();
  return one;
}

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 2) {
    sum += Math.hypot((a[i] as number) - (b[i] as number), (a[i + 1] as number) - (b[i + 1] as number));
  }
  return (sum * 2) / a.length;
}

describe('the plate and its sand over time', () => {
  it('settles within two seconds and then moves no more', () => {
    const one = scene();
    one.want(tone);
    expect(one.settled).toBe(false);
    run(one, 120);
    expect(one.settled).toBe(true);
    const resting = one.places.slice();
    expect(one.step()).toBe(false);
    expect(one.places).toEqual(resting);
  });

  it('the first figure stands whole in the first frame, which is the only one', () => {
    const one = scene();
    one.want(tone);
    const first = run(one, 1).places.slice();
    expect(one.settled).toBe(true);
    expect(run(one, 120).places).toEqual(first);
  });

  it('no grain is ever seen beside its plate: not strewn, not on its way, not hopping, not when grains are taken or given back', () => {
    const off = {
      diamond: (x: number, y: number) => Math.abs(x) + Math.abs(y),
      square: (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)),
      circle: (x: number, y: number) => Math.hypot(x, y),
    };
    for (const figure of ['diamond', 'square', 'circle'] as const) {
      const one = scene();
      let furthest = 0;
      const look = (frames: number) => {
        for (let frame = 0; frame < frames; frame += 1) {
          one.step();
          for (let g = 0; g < 2 * one.count; g += 2) {
            const [x, y] = [(one.places[g] as number) - 0.5, (one.places[g + 1] as number) - 0.5];
            furthest = Math.max(furthest, off[figure](x, y));
          }
        }
      };
      one.want({ tones: tone.tones, figure, agitation: 1 });
      look(60);
      one.want({ tones: other.tones, figure, agitation: 1 });
      look(60);
      one.setCount(1500);
      look(30);
      one.setCount(3000);
      look(60);
      expect(furthest, figure).toBeLessThanOrEqual(0.4801);
      expect(furthest, figure).toBeGreaterThan(0.45);
    }
  });

  it('is the same after the same wishes, seed and number of frames', () => {
    const [one, two, three] = [scene(), scene(), scene({ seed: 8 })];
    for (const each of [one, two, three]) {
      each.want(tone);
      run(each, 25);
      each.want(other);
      run(each, 13);
    }
    expect(two.places).toEqual(one.places);
    expect(two.ground.cells).toEqual(one.ground.cells);
    expect(three.places).not.toEqual(one.places);
  });

  it('comes to the same figure whatever sounded before', () => {
    const [straight, around] = [scene(), scene()];
    straight.want(other);
    run(straight, 150);
    around.want(tone);
    run(around, 40);
    around.want({ ...tone, figure: 'star' });
    run(around, 40);
    around.want(other);
    run(around, 150);
    expect(around.places).toEqual(straight.places);
  });

  it('takes longer than 400 ms from one figure to the next, without a jump', () => {
    const one = scene();
    one.want(tone);
    run(one, 120);
    const start = one.places.slice();
    const final = scene({ still: true });
    final.want(other);
    final.step();
    const way = distance(start, final.places);
    one.want(other);
    run(one, 24);
    expect(distance(one.places, final.places)).toBeGreaterThan(way * 0.2);
    let largest = 0;
    let before = one.places.slice();
    for (let i = 0; i < 60; i++) {
      run(one, 1);
      largest = Math.max(largest, distance(before, one.places));
      before = one.places.slice();
    }
    expect(largest).toBeLessThan(way * 0.25);
  });

  it('with reduced motion shows the settled figure in its first frame', () => {
    const one = scene({ still: true });
    one.want(tone);
    one.step();
    expect(one.settled).toBe(true);
    const moving = scene();
    moving.want(tone);
    run(moving, 120);
    expect(one.places).toEqual(moving.places);
  });

  it('keeps its figure when the sound stops', () => {
    const one = scene();
    one.want(tone);
    run(one, 120);
    const sounding = one.places.slice();
    one.want({ tones: [] });
    run(one, 60);
    expect(one.places).toEqual(sounding);
    expect(one.settled).toBe(true);
  });

  it('trembles while it is agitated, and lies still again after', () => {
    const one = scene();
    one.want(tone);
    run(one, 120);
    const resting = one.places.slice();
    one.want({ ...tone, agitation: 1 });
    expect(one.settled).toBe(false);
    run(one, 5);
    expect(one.places).not.toEqual(resting);
    expect(distance(one.places, resting)).toBeLessThan(0.002);
    one.want(tone);
    run(one, 30);
    expect(one.places).toEqual(resting);
    expect(one.settled).toBe(true);
  });

  it('goes on with fewer grains when it is asked to', () => {
    const one = scene();
    one.want(tone);
    run(one, 30);
    one.setCount(1000);
    run(one, 150);
    expect(one.count).toBe(1000);
    expect(one.settled).toBe(true);
    const fresh = scene({ grains: 1000 });
    fresh.want(tone);
    run(fresh, 150);
    expect(one.places).toEqual(fresh.places);
  });

  it('sand gathers on the lines at rest: grains lie where the plate moves least', () => {
    const one = scene({ sight: 'whole', grains: 8000 });
    one.want({ tones: [{ frequency: 432 }], figure: 'square' });
    run(one, 120);
    const photograph = createPhotographer(200)(one).data;
    let lit = 0;
    for (let p = 0; p < photograph.length; p += 4) if ((photograph[p] as number) > 90) lit++;
    // Strewn evenly, 8000 grains would light some 18 % of the 40,000 pixels.
    expect(lit / 40_000).toBeLessThan(0.1);
    expect(lit / 40_000).toBeGreaterThan(0.02);
  });
});
