/** Everything is rendered at one rate; the encoder and the browser keep it. */
export const RATE = 48_000;

export type Stereo = { left: Float32Array; right: Float32Array };

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Equal-power gains for a place between −1 (left) and 1 (right). */
export function place(pan: number): { left: number; right: number } {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

export function decibels(value: number): number {
  return 10 ** (value / 20);
}

export function scale(sound: Stereo, gain: number): void {
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] as number) * gain;
  }
}

/** Adds mono samples at a moment and a place; what reaches past the end is dropped. */
export function addMono(out: Stereo, at: number, samples: Float32Array, pan: number, gain: number): void {
  const { left, right } = place(pan);
  const start = Math.round(at * RATE);
  const end = Math.min(out.left.length, start + samples.length);
  for (let i = Math.max(0, start), k = i - start; i < end; i++, k++) {
    const x = (samples[k] as number) * gain;
    out.left[i] = (out.left[i] as number) + x * left;
    out.right[i] = (out.right[i] as number) + x * right;
  }
}

/** Adds a stereo sound at a moment, under an envelope of the seconds since it began. */
export function addStereo(out: Stereo, at: number, sound: Stereo, gain: (t: number) => number): void {
  const start = Math.round(at * RATE);
  const end = Math.min(out.left.length, start + sound.left.length);
  let g = 0;
  let step = 0;
  for (let i = start, k = 0; i < end; i++, k++) {
    if (k % 64 === 0) {
      g = gain(k / RATE);
      step = (gain((k + 64) / RATE) - g) / 64;
    }
    out.left[i] = (out.left[i] as number) + (sound.left[k] as number) * g;
    out.right[i] = (out.right[i] as number) + (sound.right[k] as number) * g;
    g += step;
  }
}

/** Three seconds up, six down (or as asked), shaped by a raised cosine. */
export function fadeEnds(sound: Stereo, fadeIn: number, fadeOut: number): void {
  const length = sound.left.length;
  const up = Math.round(fadeIn * RATE);
  const down = Math.round(fadeOut * RATE);
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < up; i++)
      channel[i] = (channel[i] as number) * (0.5 - 0.5 * Math.cos((Math.PI * i) / up));
    for (let i = 0; i < down; i++) {
      const k = length - 1 - i;
      channel[k] = (channel[k] as number) * (0.5 - 0.5 * Math.cos((Math.PI * i) / down));
    }
  }
}
