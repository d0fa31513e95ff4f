import type { Random } from './random.ts';
import { RATE, type Stereo } from './stereo.ts';

type Noise = {
  seconds: number;
  /** Centre of the band. */
  hz: number | ((t: number) => number);
  q: number;
  gain: (t: number) => number;
  /** 0: the same noise in both ears; 1: two separate ones. */
  width: number;
  pan?: number;
  /** 'band' keeps the middle, 'low' everything under it. */
  keep?: 'band' | 'low';
};

type State = { one: number; two: number };

/** Noise through a state-variable filter whose centre may wander without clicking. */
export function noise(out: Stereo, at: number, p: Noise, random: Random): void {
  const start = Math.round(at * RATE);
  const end = Math.min(out.left.length, start + Math.round(p.seconds * RATE));
  const states: [State, State] = [
    { one: 0, two: 0 },
    { one: 0, two: 0 },
  ];
  const shared = Math.sqrt(1 - p.width);
  const own = Math.sqrt(p.width);
  const angle = (((p.pan ?? 0) + 1) * Math.PI) / 4;
  const leftGain = Math.SQRT2 * Math.cos(angle);
  const rightGain = Math.SQRT2 * Math.sin(angle);
  let gain = p.gain(0);
  for (let from = start; from < end; from += 64) {
    const t = (from - start) / RATE;
    const next = p.gain(t + 64 / RATE);
    const g = Math.tan((Math.PI * (typeof p.hz === 'number' ? p.hz : p.hz(t))) / RATE);
    const k = 1 / p.q;
    const a1 = 1 / (1 + g * (g + k));
    const a2 = g * a1;
    const a3 = g * a2;
    const low = p.keep === 'low';
    const filter = (state: State, x: number) => {
      const v3 = x - state.two;
      const band = a1 * state.one + a2 * v3;
      const under = state.two + a2 * state.one + a3 * v3;
      state.one = 2 * band - state.one;
      state.two = 2 * under - state.two;
      return low ? under : band * k;
    };
    const to = Math.min(end, from + 64);
    const step = (next - gain) / 64;
    for (let i = from; i < to; i++) {
      const middle = (random() * 2 - 1) * shared;
      const l = filter(states[0], middle + (random() * 2 - 1) * own);
      const r = filter(states[1], middle + (random() * 2 - 1) * own);
      out.left[i] = (out.left[i] as number) + l * gain * leftGain;
      out.right[i] = (out.right[i] as number) + r * gain * rightGain;
      gain += step;
    }
    gain = next;
  }
}
