import type { Grains } from '../sand/grains.ts';

const DT = 1 / 60;
/** Stiffness of the pull towards the resting place: grains arrive after 0.7 to 1.3 s, none at the same moment. */
const SLOWEST = 5;
const FASTEST = 9;
/** A grain on its way dances by this share of the way left. */
const DANCE = 0.1;
/** Closer than this, in picture widths, a grain lies. */
const NEAR = 0.0004;
/** Hop of an agitated grain, in picture widths, and the share of grains that hop at once at most. */
const HOP = 0.006;
const HOPPING_SHARE = 0.06;
/** Outside the picture: where a grain waits until its resting place is known. */
const UNSEEN = -1;

/** The way of every grain from where it lay to where it will lie. */
export interface Motion {
  /** What is seen, x and y in turn. */
  places: Float32Array;
  targets: Float32Array;
  /** Turns the targets of some grains from half widths of the body into picture widths. */
  toPicture(from: number, to: number, scale: number): void;
  /** A hop that `isOn` says would leave the plate is not made. */
  step(frame: number, agitation: number, isOn: (x: number, y: number) => boolean): void;
  arrive(): void;
  atRest(): boolean;
}

export function createMotion(grains: Grains, before?: Float32Array): Motion {
  const { count, light } = grains;
  const places = new Float32Array(2 * count);
  const here = new Float32Array(2 * count);
  const speed = new Float32Array(2 * count);
  const targets = new Float32Array(2 * count);
  here.fill(UNSEEN);
  if (before) here.set(before.subarray(0, here.length));
  targets.set(here);
  places.set(here);
  let resting = true;

  return {
    places,
    targets,
    toPicture(from, to, scale) {
      for (let i = 2 * from; i < 2 * to; i++) {
        targets[i] = 0.5 + (targets[i] as number) * scale;
        // New sand lies where it belongs at once; only what lay elsewhere has a way to go.
        if (here[i] === UNSEEN) here[i] = targets[i] as number;
      }
      resting = false;
    },
    step(frame, agitation, isOn) {
      if (resting && agitation <= 0) return;
      const hops = agitation > 0 ? Math.min(1, agitation) * HOPPING_SHARE * 65536 : 0;
      // Grains in mid hop must come down before the sand is at rest.
      resting = false;
      let moving = false;
      for (let g = 0; g < count; g++) {
        const pace = SLOWEST + (FASTEST - SLOWEST) * (light[g] as number);
        let noise = Math.imul(g + 1, 0x9e3779b1) ^ Math.imul(frame, 0x85ebca6b);
        noise = Math.imul(noise ^ (noise >>> 15), 0x2c1b3c6d);
        const hop = (noise & 0xffff) < hops ? HOP : 0;
        for (let i = 2 * g; i < 2 * g + 2; i++) {
          const way = (targets[i] as number) - (here[i] as number);
          // A critically damped spring: it neither overshoots nor starts with a jerk.
          const next = (speed[i] as number) + (pace * pace * way - 2 * pace * (speed[i] as number)) * DT;
          speed[i] = next;
          here[i] = (here[i] as number) + next * DT;
          if (way > NEAR || way < -NEAR) moving = true;
          noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
          places[i] = (here[i] as number) + (DANCE * way + hop) * ((noise >> 16) / 32768);
        }
        if (isOn(places[2 * g] as number, places[2 * g + 1] as number)) continue;
        places[2 * g] = here[2 * g] as number;
        places[2 * g + 1] = here[2 * g + 1] as number;
      }
      if (!moving && agitation <= 0) this.arrive();
    },
    arrive() {
      here.set(targets);
      places.set(targets);
      speed.fill(0);
      resting = true;
    },
    atRest: () => resting,
  };
}
