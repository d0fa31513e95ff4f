import { describe, expect, it } from 'vitest';
import { circles } from '../tables/temperaments.ts';
import { toCents } from '../testing/cents.ts';
import { circleFromC, regularTwelve } from './fifths.ts';
import { equalDivision } from './scales.ts';

describe('temperaments, in cents, against published tables', () => {
  const cents = (degrees: number[]) => degrees.map((degree) => Number(toCents(degree).toFixed(1)));

  it('Werckmeister III', () => {
    expect(cents(circleFromC(circles.werckmeister3))).toEqual([
      0, 90.2, 192.2, 294.1, 390.2, 498, 588.3, 696.1, 792.2, 888.3, 996.1, 1092.2,
    ]);
  });

  it('Kirnberger III', () => {
    expect(cents(circleFromC(circles.kirnberger3))).toEqual([
      0, 90.2, 193.2, 294.1, 386.3, 498, 590.2, 696.6, 792.2, 889.7, 996.1, 1088.3,
    ]);
  });

  it('Vallotti', () => {
    expect(cents(circleFromC(circles.vallotti))).toEqual([
      0, 94.1, 196.1, 298, 392.2, 502, 592.2, 698, 796.1, 894.1, 1000, 1090.2,
    ]);
  });

  it('leaves the right fifth to close each circle', () => {
    // From F, the sixth note, up to the next C.
    const closingFifth = (narrowed: readonly number[]) => 1200 - toCents(circleFromC(narrowed)[5] ?? 0);
    expect(closingFifth(circles.werckmeister3)).toBeCloseTo(701.955, 2);
    expect(closingFifth(circles.young2)).toBeCloseTo(701.955, 2);
    expect(closingFifth(circles.kirnberger3)).toBeCloseTo(701.955, 2);
    expect(closingFifth(circles.vallotti)).toBeCloseTo(698.045, 2);
  });

  it('meantone has pure major thirds at a quarter comma and pure minor thirds at a third', () => {
    expect(regularTwelve(1 / 4)[4]).toBeCloseTo(5 / 4, 12);
    expect(regularTwelve(1 / 3)[3]).toBeCloseTo(6 / 5, 12);
    expect(regularTwelve(0)[4]).toBeCloseTo(81 / 64, 12);
    expect(equalDivision(12)[7]).toBeCloseTo(1.498307, 6);
  });
});
