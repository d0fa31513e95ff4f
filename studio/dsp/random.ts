export type Random = () => number;

/** mulberry32: small, fast and the same everywhere, so a render can be repeated to the last bit. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed for a named thing, so that adding a part to a song does not change how the other parts are played. */
export function seedFor(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return hash;
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

/** The moment of the next chance event when there are `rate` a second on average. */
export function nextAfter(t: number, random: Random, rate: number): number {
  return rate > 0 ? t - Math.log(1 - random()) / rate : Number.POSITIVE_INFINITY;
}
