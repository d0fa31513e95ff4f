import { describe, expect, it } from 'vitest';
import { FINENESS } from '../still.ts';
import { captionOf, FIRST_MODE } from './caption.ts';
import { FIGURE_LINES, FIGURES } from './figures.ts';
import { platePitch } from './pitch.ts';
import { nearestSquareMode } from './square-response.ts';

describe('what a frequency is to a plate', () => {
  it('the number grows with the frequency of a plate and with its square on a drum skin', () => {
    expect(platePitch(864, 'square', 100, 1000).number).toBeCloseTo(200);
    expect(platePitch(864, 'membrane', 100, 1000).number).toBeCloseTo(400);
  });

  it.each([0.1, 0.5, 4.5, 7.83, 10, 20])(
    '%d Hz is lifted by whole octaves until the plate can answer',
    (frequency) => {
      const { number, octaves } = platePitch(frequency, 'diamond', 106.5, 1175);
      expect(octaves).toBeGreaterThan(0);
      expect(number).toBeGreaterThanOrEqual(12);
      expect(number).toBeLessThan(24);
      expect(number).toBeCloseTo((106.5 * frequency * 2 ** octaves) / 432);
    },
  );

  it('20,000 Hz is lowered by whole octaves, and 432 Hz stays what it is', () => {
    expect(platePitch(20_000, 'diamond', 106.5, 1175).octaves).toBe(-3);
    expect(platePitch(432, 'diamond', 106.5, 1175)).toEqual({ number: 106.5, octaves: 0 });
  });

  it('VIZ-17 each figure is explained in one line, and the first is the diamond', () => {
    expect(FIGURES[0]).toBe('diamond');
    for (const figure of FIGURES) expect(FIGURE_LINES[figure]).toMatch(/^[A-Z].{20,110}\.$/);
  });

  it('the caption names body, mode, frequency and octaves', () => {
    const caption = (figure: (typeof FIGURES)[number], ...frequencies: number[]) =>
      captionOf({
        tones: frequencies.map((frequency) => ({ frequency })),
        figure,
        fineness: 106.5,
      });
    expect(caption('square', 432)).toMatch(/^Square plate, mode \d+, \d+, 432 Hz$/);
    expect(caption('circle', 7.83)).toMatch(
      /^Round plate driven at 8 points, mode \d+, \d+, 7\.83 Hz, drawn \d octaves higher$/,
    );
    expect(caption('membrane', 432, 528)).toMatch(/^Drum skin, mode .* 432 Hz; mode .* 528 Hz/);
    expect(caption('diamond')).toBe('Square plate hung by a corner, at rest');
  });

  it('the caption that is known by heart is the one that would be worked out', () => {
    const { m, n } = nearestSquareMode(FIRST_MODE.number);
    expect(FIRST_MODE).toEqual({ number: FINENESS.large, mode: `${Math.max(m, n)}, ${Math.min(m, n)}` });
  });
});
