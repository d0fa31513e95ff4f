import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLIC } from '../files/places.ts';
import { readFilmRecords } from './make-film.ts';

/** Bytes of all films and posters together. */
const LARGEST = 6_000_000;
/** Of any ninth of the picture, in a second; the limit of WCAG 2.3.1 is three. */
const MOST_FLASHES = 1;

/** Mean difference of the last frame and the first, of 255 steps: less than one is not seen. */
const LARGEST_JUMP = 1;

const records = readFilmRecords();

function expectFilm(path: string): void {
  const record = records[path];
  if (!record) throw new Error(`${path} was never measured`);
  expect(
    createHash('sha256')
      .update(readFileSync(PUBLIC + path))
      .digest('hex'),
  ).toBe(record.sha256);
  expect(record.measures?.flashes ?? 0).toBeLessThanOrEqual(MOST_FLASHES);
  expect(record.measures?.slew ?? 0).toBeLessThan(0.2);
  expect(record.measures?.brightest ?? 1).toBeGreaterThan(0.2);
}

describe('the committed films', () => {
  it.each(['film/intro.mp4', 'film/intro.webm', 'film/intro-poster.webp'])(
    'LAND-08 %s is the file that was measured: half a minute of light that never flashes',
    (path) => {
      expectFilm(path);
      expect(records[path]?.measures?.seconds ?? 30).toBeCloseTo(30, 1);
    },
  );

  it.each(['film/auth.mp4', 'film/auth.webm', 'film/auth-poster.webp'])(
    'AUTH-02 %s is the file that was measured, and its end leads into its beginning',
    (path) => {
      expectFilm(path);
      expect(records[path]?.measures?.turn ?? 0).toBeLessThan(LARGEST_JUMP);
    },
  );

  it('LAND-08 AUTH-02 are light to load', () => {
    const bytes = Object.values(records).reduce((sum, record) => sum + record.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(LARGEST);
  });
});
