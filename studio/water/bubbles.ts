import { between, type Random } from '../dsp/random.ts';
import { place, RATE, type Stereo } from '../dsp/stereo.ts';

/** Minnaert: a bubble of radius r metres rings at this over r, in Hz. */
const MINNAERT = 3.26;
/** Samples between two looks at a rising pitch. */
const STEP = 16;

type Bubble = { at: number; radius: number; loud: number; rise: number; pan: number };

/** How fast a bubble's ring dies, by heat and by sound it sends away (after van den Doel). */
function damping(radius: number): number {
  return 0.13 / radius + 0.0072 * radius ** -1.5;
}

/** One bubble: a damped ring, rising in pitch when the bubble nears the surface, written round the circle. */
export function addBubble(out: Stereo, bubble: Bubble): void {
  const length = out.left.length;
  const hz = MINNAERT / bubble.radius;
  if (hz > 15_000) return;
  const fall = damping(bubble.radius);
  const samples = Math.round((7 / fall) * RATE);
  const sides = place(bubble.pan);
  // The far ear hears it up to fourteen samples later.
  const lag = Math.round(bubble.pan * 14);
  const start = Math.round(bubble.at * RATE);
  const onset = Math.round(0.0006 * RATE);
  const shrink = Math.exp(-fall / RATE);
  let l = (start + Math.max(0, lag) + length) % length;
  let r = (start + Math.max(0, -lag) + length) % length;
  let x = bubble.loud;
  let y = 0;
  for (let from = 0; from < samples; from += STEP) {
    // The pitch rises in steps of a third of a millisecond: too small to hear, and far cheaper than a sine each.
    const angle = (2 * Math.PI * hz * (1 + (2 * bubble.rise * fall * (from + STEP / 2)) / RATE)) / RATE;
    const c = Math.cos(angle) * shrink;
    const s = Math.sin(angle) * shrink;
    for (let i = from; i < from + STEP; i++) {
      const v = i < onset ? (y * i) / onset : y;
      out.left[l] = (out.left[l] as number) + v * sides.left;
      out.right[r] = (out.right[r] as number) + v * sides.right;
      l = l + 1 === length ? 0 : l + 1;
      r = r + 1 === length ? 0 : r + 1;
      const nx = x * c - y * s;
      y = x * s + y * c;
      x = nx;
    }
  }
}

/** A bubble of the stream's own sizes: many small ones, few large. */
export function streamBubble(random: Random, at: number, loud: number): Bubble {
  const radius = 0.0006 * 10 ** (0.95 * random() ** 1.7);
  return {
    at,
    radius,
    loud: loud * 0.055 * (radius / 0.001) ** 0.35 * random() ** 2.5,
    rise: random() < 0.35 ? between(random, 0.02, 0.1) : 0,
    pan: between(random, -0.9, 0.9),
  };
}

/** Water turning over under a stone: a run of large bubbles close together in time and place. */
export function gurgle(random: Random, at: number, loud: number): Bubble[] {
  const pan = between(random, -0.7, 0.7);
  let when = at;
  return Array.from({ length: 3 + Math.floor(random() * 8) }, () => {
    when += between(random, 0.02, 0.11);
    const radius = between(random, 0.003, 0.009);
    return {
      at: when,
      radius,
      loud: loud * 0.035 * (radius / 0.004) ** 0.8 * (0.3 + 0.7 * random()),
      rise: between(random, 0, 0.12),
      pan: pan + between(random, -0.12, 0.12),
    };
  });
}
