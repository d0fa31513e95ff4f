/**
 * Counts flashes in a run of pictures, in the sense of WCAG 2.3.1: a flash is a pair of opposing changes of
 * relative luminance of 10 % or more whose darker side is below 0.80, or a pair of opposing changes to and from
 * a saturated red. Each picture is looked at tile by tile; the worst tile counts.
 */
export interface FlashMeter {
  add(picture: ImageData): void;
  /** The most flashes that any tile had within any one second. */
  worst(): { general: number; red: number };
  /** Largest change of the mean luminance of the whole picture within one second. */
  slew(): number;
}

const GENERAL_STEP = 0.1;
const DARKER_BELOW = 0.8;
const RED_STEP = 20;
const RED_SHARE = 0.8;

export function createFlashMeter(tilesAcross: number, framesPerSecond: number): FlashMeter {
  const count = tilesAcross * tilesAcross;
  const luminances: number[][] = Array.from({ length: count }, () => []);
  const reds: number[][] = Array.from({ length: count }, () => []);
  const means: number[] = [];
  return {
    add(picture) {
      const tiles = Array.from({ length: count }, () => ({ pixels: 0, luminance: 0, r: 0, g: 0, b: 0 }));
      const { width, height, data } = picture;
      for (let y = 0; y < height; y++) {
        const row = Math.floor((y * tilesAcross) / height) * tilesAcross;
        for (let x = 0; x < width; x++) {
          const tile = tiles[row + Math.floor((x * tilesAcross) / width)];
          if (!tile) continue;
          const p = 4 * (y * width + x);
          const [r, g, b] = [linear(data[p]), linear(data[p + 1]), linear(data[p + 2])];
          tile.pixels++;
          tile.r += r;
          tile.g += g;
          tile.b += b;
          tile.luminance += 0.2126 * r + 0.7152 * g + 0.0722 * b;
        }
      }
      let mean = 0;
      tiles.forEach(({ pixels, luminance, r, g, b }, t) => {
        luminances[t]?.push(luminance / pixels);
        mean += luminance / pixels / count;
        const saturated = r / (r + g + b || 1) >= RED_SHARE;
        reds[t]?.push(saturated ? (Math.max(0, r - g - b) / pixels) * 320 : 0);
      });
      means.push(mean);
    },
    worst: () => ({
      general: Math.max(
        ...luminances.map((tile) => most(turns(tile, GENERAL_STEP, DARKER_BELOW), framesPerSecond)),
      ),
      red: Math.max(
        ...reds.map((tile) => most(turns(tile, RED_STEP, Number.POSITIVE_INFINITY), framesPerSecond)),
      ),
    }),
    slew() {
      let largest = 0;
      means.forEach((value, i) => {
        for (let j = i + 1; j <= i + framesPerSecond && j < means.length; j++) {
          largest = Math.max(largest, Math.abs(value - (means[j] as number)));
        }
      });
      return largest;
    },
  };
}

const LINEAR = Float64Array.from({ length: 256 }, (_, v) =>
  v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
);

function linear(value: number | undefined): number {
  return LINEAR[value ?? 0] as number;
}

/** Frames at which a run has changed by `step` against its direction so far. */
function turns(values: number[], step: number, darkerBelow: number): number[] {
  const found: number[] = [];
  let extreme = values[0] ?? 0;
  let direction = 0;
  values.forEach((value, frame) => {
    const change = value - extreme;
    if (direction !== 0 && Math.sign(change) === direction) extreme = value;
    else if (Math.abs(change) >= step && Math.min(value, extreme) < darkerBelow) {
      found.push(frame);
      direction = Math.sign(change);
      extreme = value;
    }
  });
  return found;
}

/** The most pairs of changes within a second. */
function most(frames: number[], framesPerSecond: number): number {
  let largest = 0;
  frames.forEach((frame, i) => {
    let last = i;
    while (last + 1 < frames.length && (frames[last + 1] as number) - frame < framesPerSecond) last++;
    largest = Math.max(largest, Math.floor((last - i + 1) / 2));
  });
  return largest;
}
