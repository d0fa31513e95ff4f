import { RATE, type Stereo } from './stereo.ts';

const LOOK_AHEAD = 0.006;
const RELEASE = 0.25;

/** Second-order high-pass: takes away offset and rumble that would steal headroom unheard. */
export function removeRumble(sound: Stereo, hz: number): void {
  const w = Math.tan((Math.PI * hz) / RATE);
  const norm = 1 / (1 + Math.SQRT2 * w + w * w);
  const b1 = 2 * (w * w - 1) * norm;
  const b2 = (1 - Math.SQRT2 * w + w * w) * norm;
  for (const channel of [sound.left, sound.right]) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let i = 0; i < channel.length; i++) {
      const x = channel[i] as number;
      const y = norm * (x - 2 * x1 + x2) - b1 * y1 - b2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      channel[i] = y;
    }
  }
}

/** Turns peaks down before they come, so that nothing passes the ceiling. Returns the share of samples it touched. */
export function limit(sound: Stereo, ceiling: number): number {
  const length = sound.left.length;
  const ahead = Math.round(LOOK_AHEAD * RATE);
  const need = new Float32Array(length + ahead);
  for (let i = 0; i < length; i++) {
    const peak = Math.max(Math.abs(sound.left[i] as number), Math.abs(sound.right[i] as number));
    need[i] = peak > ceiling ? ceiling / peak : 1;
  }
  need.fill(1, length);
  const held = slidingMinimum(need, ahead);
  const recover = 1 - Math.exp(-1 / (RELEASE * RATE));
  let gain = 1;
  let sum = ahead;
  let touched = 0;
  const recent = new Float32Array(ahead).fill(1);
  for (let i = 0; i < length; i++) {
    const target = held[i] as number;
    gain = target < gain ? target : gain + (target - gain) * recover;
    // The mean over the look-ahead makes the turn-down a ramp that is complete when the peak arrives.
    const slot = i % ahead;
    sum += gain - (recent[slot] as number);
    recent[slot] = gain;
    const smooth = Math.min(1, sum / ahead);
    if (smooth < 0.999) touched++;
    sound.left[i] = (sound.left[i] as number) * smooth;
    sound.right[i] = (sound.right[i] as number) * smooth;
  }
  return touched / length;
}

/** The smallest of each value and the `ahead` after it. */
function slidingMinimum(values: Float32Array, ahead: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length; i++) {
    while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[i] as number)) tail--;
    queue[tail++] = i;
    const from = i - ahead;
    if (from < 0) continue;
    while ((queue[head] as number) < from) head++;
    result[from] = values[queue[head] as number] as number;
  }
  return result;
}
