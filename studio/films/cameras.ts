/** What a camera sees of a place on the plate: pixel, and how much light falls there. */
export type Camera = {
  see: (x: number, y: number, height: number, out: Float64Array) => void;
  /** Light of the bare plate at a pixel, 0 to 1. */
  plate: (px: number, py: number) => number;
};

export const WIDTH = 1280;
export const HEIGHT = 720;

const clamp = (v: number) => Math.min(1, Math.max(0, v));
const soft = (v: number) => clamp(v) ** 2 * (3 - 2 * clamp(v));

/** The plate lying in the room. `tilt` 0 looks straight down, 1.57 along it; `side` is its half width in pixels. */
export function lying(options: {
  tilt: number;
  side: number;
  distance: number;
  middle: readonly [number, number];
  turn: number;
}): Camera {
  const { tilt, side, distance, turn } = options;
  const [cx, cy] = [options.middle[0] * WIDTH, options.middle[1] * HEIGHT];
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const ct = Math.cos(turn);
  const st = Math.sin(turn);
  return {
    see(x, y, height, out) {
      const across = (x * ct - y * st) * side;
      const along = (x * st + y * ct) * side;
      const scale = distance / (distance - along * sin);
      const px = cx + across * scale;
      const py = cy + (along * cos - height * side * sin) * scale;
      const lamp = clamp(1 - Math.hypot(across, along * 0.9) / (side * 1.08));
      // The far edge is lost in the dark, the near one leaves the picture softly.
      const edge = soft(py / (HEIGHT * 0.16)) * soft((HEIGHT - py) / (HEIGHT * 0.1));
      out[0] = px;
      out[1] = py;
      out[2] = (0.1 + 2.4 * lamp * lamp + 0.5 * lamp) * edge * Math.min(1.6, scale * scale);
    },
    plate(px, py) {
      const below = py - cy;
      const along = below / (cos + (below * sin) / distance);
      const scale = distance / (distance - along * sin);
      return scale > 0 ? clamp(1 - Math.hypot((px - cx) / scale, along * 0.9) / (side * 0.95)) ** 1.6 : 0;
    },
  };
}
