import type { Figure } from './physics/figures.ts';
import { bodyScale, lightAt, type Sight } from './sight.ts';

/** Where a grain is seen and how brightly, in pixels of the picture. */
export type Project = (x: number, y: number) => readonly [x: number, y: number, light: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** From above, in a square of `size` pixels. */
export function seenFromAbove(size: number, sight: Sight, figure: Figure): Project {
  const scale = bodyScale(sight, figure);
  return (x, y) => {
    const px = 0.5 + x * scale;
    const py = 0.5 + y * scale;
    return [px * size, py * size, lightAt(sight, px, py)];
  };
}

/** The plate lying in the room, seen from a seat, as the first thing on the landing page. */
export function seenFromSeat(width: number, height: number, pixelRatio: number): Project {
  const narrow = width / pixelRatio < 768;
  const side = (narrow ? 900 : 1750) * pixelRatio;
  const distance = (narrow ? 1500 : 2100) * pixelRatio;
  const tilt = narrow ? 1.03 : 1.13;
  const middle = height * (narrow ? 0.72 : 0.765);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  return (x, y) => {
    const across = (x * side) / 2;
    const along = (y * side) / 2;
    const scale = distance / (distance - along * sin);
    const px = width / 2 + across * scale;
    const py = middle + along * cos * scale;
    const light = clamp(1 - Math.hypot(x, y * 0.9) * 0.93);
    const horizon = clamp((py - height * 0.5) / (height * 0.1));
    const foot = clamp((height - py) / (height * 0.1));
    const words = narrow ? Math.max(0.1, below(0.83)) : Math.min(1, Math.max(below(0.84) ** 2, beside()));
    return [px, py, (0.1 + 2.6 * light * light + 0.5 * light) * horizon * foot * words];

    // Text stands in the lower corners: no grain is bright there.
    function below(line: number): number {
      return clamp((line * height - py) / (height * 0.09));
    }
    function beside(): number {
      return clamp((Math.min(px, width - px) - width * 0.08) / (width * 0.2)) ** 2;
    }
  };
}

/** Behind a page: one large dim plate around a centre given in pixels, fading outwards. */
export function seenBehindPage(width: number, height: number, centreX: number, centreY: number): Project {
  const scale = Math.max(width, height) * 0.62;
  return (x, y) => {
    const px = centreX + x * scale;
    const py = centreY + y * scale;
    return [px, py, Math.max(0.32, 1 - Math.hypot(x, y) * 0.6)];
  };
}
