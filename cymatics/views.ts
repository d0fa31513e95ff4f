import { BODIES, type Figure } from './physics/figures.ts';

/** Where a grain is seen and how brightly, in pixels of the picture; nothing when it is out of sight. */
export type Project = (x: number, y: number) => readonly [x: number, y: number, light: number] | undefined;

/** Half of the picture that the body fills when it is seen whole. */
const WHOLE = 0.48;
/** Radius of the round opening through which lists and the stage look at the body. */
const OPENING = 0.485;
/** Width of the soft edge of that opening. */
const SOFT_EDGE = 0.025;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The whole body from above, filling a square of `size` pixels. */
export function seenWhole(size: number, figure: Figure): Project {
  const hung = BODIES[figure].shape === 'square' && BODIES[figure].turn !== 0;
  const scale = size * (hung ? WHOLE / Math.SQRT2 : WHOLE);
  return (x, y) => [size / 2 + x * scale, size / 2 + y * scale, 1];
}

/** Through a round opening of `size` pixels; the corners of a square body lie outside. */
export function seenThroughOpening(size: number): Project {
  return (x, y) => {
    const r = Math.hypot(x, y) * OPENING;
    if (r > OPENING) return undefined;
    return [size * (0.5 + x * OPENING), size * (0.5 + y * OPENING), clamp((OPENING - r) / SOFT_EDGE)];
  };
}

/** As on the stage: through the opening, lit from above, sinking into the shadow below from which the number rises. */
export function seenOnStage(size: number): Project {
  const opening = seenThroughOpening(size);
  return (x, y) => {
    const seen = opening(x, y);
    if (!seen) return undefined;
    const shadow = clamp((0.66 - y) / 0.24);
    return [seen[0], seen[1], seen[2] * stageLight(x, y) * shadow];
  };
}

/** Light from above the plate: strongest a little above its middle. */
export function stageLight(x: number, y: number): number {
  return 0.25 + 1.25 * clamp(1 - Math.hypot(x * 0.38, y * 0.47 + 0.16) * 1.15);
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
    if (px < 0 || py < 0 || px >= width || py >= height) return undefined;
    return [px, py, Math.max(0.32, 1 - Math.hypot(x, y) * 0.6)];
  };
}
