export type Random = () => number;

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
