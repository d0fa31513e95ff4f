import { randomFrom } from '#cymatics/sand/random.ts';
import { nextAfter, type Random } from '../dsp/random.ts';
import { RATE, type Stereo, silence } from '../dsp/stereo.ts';
import { addBubble, gurgle, streamBubble } from './bubbles.ts';
import { circularWander, echoAround } from './circle.ts';

export type Stream = {
  /** Seconds after which it is the same again. */
  period: number;
  seed: number;
  /** Bubbles a second. */
  bubbles: number;
  gurgles: number;
  /** How far the flow swells and sinks, in dB. */
  swell: number;
  /** Loudness of the layers of rushing water against the bubbles. */
  rush: number;
  /** Loudness of the larger water further off. */
  distance: number;
};

/** Layers of turbulence: centre in Hz, q, loudness, width, turns of its own wander in a minute, depth, lag in s. */
const LAYERS = [
  [110, 0.5, 0.2, 0.5, [1, 9], 0.5, 0],
  [420, 0.6, 0.3, 0.7, [1, 24], 0.55, 0.2],
  [1100, 0.7, 0.22, 0.85, [2, 60], 0.6, 0.45],
  [2800, 0.6, 0.075, 0.95, [2, 90], 0.6, 0.7],
  [5600, 0.7, 0.018, 1, [2, 90], 0.6, 0.9],
] as const;
/** A fall some way upstream: darker, slower. */
const FAR = [
  [180, 0.5, 0.24, 0.9, [1, 5], 0.6, 3],
  [640, 0.6, 0.1, 0.9, [1, 7], 0.7, 3.4],
] as const;
/** Banks and stones send the bubbles back: delay in seconds, gain, and whether the sides change places. */
const STONES = [
  [0.0073, 0.34, true],
  [0.0141, 0.26, false],
  [0.0229, 0.2, true],
] as const;

/** A stream that flows in a circle of time: its end is its beginning. */
export function renderStream(stream: Stream): Stereo {
  const random = randomFrom(stream.seed);
  const out = silence(stream.period);
  const minutes = stream.period / 60;
  // Eight to twenty seconds from swell to swell.
  const flow = circularWander(random, stream.period, stream.period / 20, stream.period / 8);
  const tide = (t: number, share: number) => 10 ** ((stream.swell * share * flow(t)) / 20);
  const banks = [
    ...LAYERS.map((layer) => ({ layer, loud: stream.rush, share: 1 })),
    ...FAR.map((layer) => ({ layer, loud: stream.distance, share: 0.6 })),
  ];
  for (const { layer, loud, share } of banks) {
    const [centre, q, gain, width, [fewest, most], depth, lag] = layer;
    const own = circularWander(random, stream.period, Math.max(1, fewest * minutes), most * minutes);
    const drift = circularWander(random, stream.period, 1, 9 * minutes);
    addLayer(out, random, {
      hz: (t) => centre * (1 + 0.06 * drift(t)),
      gain: (t) => loud * gain * Math.exp(0.5 * depth * own(t)) * tide(t - lag, share),
      q,
      width,
    });
  }
  addBubbles(out, random, stream, flow);
  return out;
}

type Layer = { hz: (t: number) => number; gain: (t: number) => number; q: number; width: number };

/** One band of rushing noise. The filter runs two seconds round the circle first, so that it has no beginning. */
function addLayer(out: Stereo, random: Random, layer: Layer): void {
  const length = out.left.length;
  const middle = whiteNoise(length, random);
  for (const channel of [out.left, out.right]) {
    const side = whiteNoise(length, random);
    const shared = Math.sqrt(1 - layer.width);
    const own = Math.sqrt(layer.width);
    let one = 0;
    let two = 0;
    let a1 = 0;
    let a2 = 0;
    let a3 = 0;
    let gain = 0;
    let step = 0;
    for (let i = -2 * RATE; i < length; i++) {
      if (i % 64 === 0) {
        const g = Math.tan((Math.PI * layer.hz(i / RATE)) / RATE);
        a1 = 1 / (1 + g * (g + 1 / layer.q));
        a2 = g * a1;
        a3 = g * a2;
        gain = layer.gain(i / RATE);
        step = (layer.gain((i + 64) / RATE) - gain) / 64;
      }
      const k = i < 0 ? i + length : i;
      const x = (middle[k] as number) * shared + (side[k] as number) * own;
      const v3 = x - two;
      const band = a1 * one + a2 * v3;
      const low = two + a2 * one + a3 * v3;
      one = 2 * band - one;
      two = 2 * low - two;
      gain += step;
      if (i >= 0) channel[i] = (channel[i] as number) + (band / layer.q) * gain;
    }
  }
}

function whiteNoise(length: number, random: Random): Float32Array {
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) samples[i] = random() * 2 - 1;
  return samples;
}

function addBubbles(out: Stereo, random: Random, stream: Stream, flow: (t: number) => number): void {
  const near = silence(stream.period);
  const burst = circularWander(random, stream.period, stream.period / 6, stream.period / 1.5);
  const pace = (t: number) => Math.exp(0.35 * flow(t - 0.6) + 0.35 * burst(t));
  for (let t = nextAfter(0, random, stream.bubbles); t < stream.period; ) {
    addBubble(near, streamBubble(random, t, 1.5));
    t = nextAfter(t, random, stream.bubbles * pace(t));
  }
  for (let t = nextAfter(0, random, stream.gurgles); t < stream.period; ) {
    for (const bubble of gurgle(random, t, 1.1)) addBubble(near, bubble);
    t = nextAfter(t, random, stream.gurgles * pace(t));
  }
  const pairs = [
    [out.left, near.left, near.right],
    [out.right, near.right, near.left],
  ] as const;
  for (const [channel, same, other] of pairs) {
    echoAround(channel, same, 0, 1);
    for (const [delay, gain, crosses] of STONES) echoAround(channel, crosses ? other : same, delay, gain);
  }
}
