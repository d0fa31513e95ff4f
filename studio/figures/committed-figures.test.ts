import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { figureSizes, PREMIUM_FIGURES } from '#contract/rules/figure-pictures.ts';
import { MEASURED_FIGURES, PUBLIC } from '../files/places.ts';
import { FIGURE_WORKS, type FigureWork } from './figure-works.ts';
import { drawSand, recordFigures } from './make-figures.ts';
import { drawPlate, PLATE_WORKS } from './make-plates.ts';

/** What a page of figures may cost in all: a fifteenth of one song for each preset. */
const BYTES_AT_MOST = 3_500_000;

const sandIn = ({ path }: Pick<FigureWork, 'path'>) =>
  sharp(readFileSync(PUBLIC + path))
    .extractChannel('alpha')
    .raw()
    .toBuffer();

/** 1 for the same picture, near 0 for two that have nothing to do with each other. */
function likeness(one: Buffer, other: Buffer): number {
  const mean = (of: Buffer) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [(one[at] ?? 0) - meanOne, (other[at] ?? 0) - meanOther];
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return both / Math.sqrt(ones * others);
}

describe('the committed pictures of figures', () => {
  it('are those that were made, no more and no fewer, and small in all', () => {
    const recorded = JSON.parse(readFileSync(MEASURED_FIGURES, 'utf8'));
    const found = recordFigures();
    expect(found).toEqual(recorded);
    expect(found.bytes).toBeLessThan(BYTES_AT_MOST);
    expect(FIGURE_WORKS.filter(({ path }) => !existsSync(PUBLIC + path))).toEqual([]);
    expect(found.files).toBe(FIGURE_WORKS.length + PLATE_WORKS.length);
  });

  it('T22 a premium figure lies behind the guard, and nothing else of it lies anywhere', () => {
    const premiumTones = new Set(
      presets
        .filter(({ isPremium }) => isPremium)
        .map(({ frequencies }) => frequencies.slice(0, 3).join('-')),
    );
    const open = FIGURE_WORKS.filter(({ path }) => !`/${path}`.startsWith(PREMIUM_FIGURES));
    const freeTones = new Set(
      presets
        .filter(({ isPremium }) => !isPremium)
        .map(({ frequencies }) => frequencies.slice(0, 3).join('-')),
    );
    // Many tones of one kind are free by themselves, and as long a row of them is nobody's secret.
    const told = open.filter(({ tones, isBlurred }) => {
      const name = tones.join('-');
      return !isBlurred && tones.length > 1 && premiumTones.has(name) && !freeTones.has(name);
    });
    expect(told).toEqual([]);
    for (const { figure, isPremium } of presets)
      expect(figure.startsWith(PREMIUM_FIGURES), figure).toBe(isPremium);
  });

  const drawn = FIGURE_WORKS.filter(({ isBlurred }) => !isBlurred);
  const some = [
    drawn[0],
    drawn[1],
    drawn.at(-1),
    drawn.find(({ tones }) => tones.length === 3),
    drawn.find(({ body }) => body === 'star'),
  ];
  it.each(some.map((work) => [work?.path, work] as const))(
    '%s shows what its tones draw',
    async (_, work) => {
      if (!work) throw new Error('no such picture');
      const sand = await sandIn(work);
      expect(sand).toHaveLength(figureSizes[work.size] ** 2);
      expect(likeness(sand, drawSand(work))).toBeGreaterThan(0.9);
      expect(likeness(sand, drawSand({ ...work, tones: [777] }))).toBeLessThan(0.4);
    },
  );

  it('the moving plates begin with the very sand that they draw, grain by grain', async () => {
    for (const work of PLATE_WORKS) {
      const drawn = drawPlate(work).data.filter((_, place) => place % 4 === 3);
      expect(likeness(await sandIn(work), Buffer.from(drawn)), work.path).toBeGreaterThan(0.95);
    }
  });

  it('of what stands in for a locked figure no grain can be made out', async () => {
    for (const work of FIGURE_WORKS.filter(({ isBlurred }) => isBlurred)) {
      const sand = await sandIn(work);
      const side = figureSizes[work.size];
      let step = 0;
      for (let at = 0; at < sand.length; at++)
        if (at % side > 0) step = Math.max(step, Math.abs((sand[at] ?? 0) - (sand[at - 1] ?? 0)));
      expect(step).toBeLessThan(48);
    }
  });
});
