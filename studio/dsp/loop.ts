import { limit, removeRumble } from './master.ts';
import { decibels, RATE, type Stereo, scale } from './stereo.ts';

/** Seconds of itself that a loop carries before and after, so that an encoder's soft edges are never played. */
export const WRAP = 1;
/** Filters have a beginning, a circle has none: they run in over this much more, which is cut off again. */
const RUN_IN = 2;

/** Lays what rings on past `period` over the beginning: the end then leads into the start. */
export function foldTail(sound: Stereo, period: number): Stereo {
  const length = Math.round(period * RATE);
  const fold = (channel: Float32Array) => {
    const circle = channel.slice(0, length);
    for (let i = length; i < channel.length; i++)
      circle[i % length] = (circle[i % length] as number) + (channel[i] as number);
    return circle;
  };
  return { left: fold(sound.left), right: fold(sound.right) };
}

/** A circle of sound made ready to encode: rumble taken out, levelled, with WRAP seconds of itself at both ends. */
export function finishLoop(circle: Stereo, lufs: number, loudness: (sound: Stereo) => number): Stereo {
  const whole = { left: wrapped(circle.left, WRAP + RUN_IN), right: wrapped(circle.right, WRAP + RUN_IN) };
  removeRumble(whole, 24);
  scale(whole, decibels(lufs - loudness(whole)));
  limit(whole, decibels(-3.2));
  const cut = (channel: Float32Array) => channel.subarray(RUN_IN * RATE, channel.length - RUN_IN * RATE);
  return { left: cut(whole.left), right: cut(whole.right) };
}

function wrapped(circle: Float32Array, seconds: number): Float32Array {
  const margin = Math.round(seconds * RATE);
  const out = new Float32Array(circle.length + 2 * margin);
  out.set(circle.subarray(circle.length - margin), 0);
  out.set(circle, margin);
  out.set(circle.subarray(0, margin), margin + circle.length);
  return out;
}
