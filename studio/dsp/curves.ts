import { between, type Random } from './random.ts';

type Curve = (t: number) => number;

/** A slow, never quite repeating wander between −1 and 1: three sines whose periods do not divide each other. */
export function wander(random: Random, slowest: number, fastest: number): Curve {
  const waves = [0, 1, 2].map(() => ({
    speed: 2 * Math.PI * between(random, slowest, fastest),
    phase: between(random, 0, 2 * Math.PI),
  }));
  return (t) => waves.reduce((sum, wave) => sum + Math.sin(wave.speed * t + wave.phase), 0) / 3;
}

/** Up by a sine-squared in `attack`, then held, then down in `release` after `seconds`. */
export function swell(seconds: number, attack: number, release: number): Curve {
  return (t) => {
    if (t <= 0 || t >= seconds + release) return 0;
    const up = t < attack ? Math.sin((Math.PI / 2) * (t / attack)) ** 2 : 1;
    const down = t > seconds ? Math.cos((Math.PI / 2) * ((t - seconds) / release)) ** 2 : 1;
    return up * down;
  };
}

/** Straight lines between [time, value] points, level before the first and after the last. */
export function throughPoints(points: readonly (readonly [number, number])[]): Curve {
  return (t) => {
    let [beforeTime, beforeValue] = points[0] ?? [0, 0];
    for (const [time, value] of points) {
      if (t < time) {
        const span = time - beforeTime;
        return span > 0 ? beforeValue + ((value - beforeValue) * (t - beforeTime)) / span : value;
      }
      beforeTime = time;
      beforeValue = value;
    }
    return beforeValue;
  };
}
