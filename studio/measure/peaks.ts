import { RATE, type Stereo } from '../dsp/stereo.ts';

const OVERSAMPLING = 4;
const TAPS = 12;

/** Four windowed-sinc filters that read the wave a quarter of a sample apart. */
const PHASES = Array.from({ length: OVERSAMPLING }, (_, phase) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - phase / OVERSAMPLING;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5));
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The highest point of the wave between the samples, in dBTP. Only places near the sample peak are looked at closely. */
export function truePeak(sound: Stereo): number {
  let peak = 0;
  for (const channel of [sound.left, sound.right]) {
    for (const x of channel) if (Math.abs(x) > peak) peak = Math.abs(x);
  }
  const worthwhile = peak * 0.6;
  for (const channel of [sound.left, sound.right]) {
    for (let i = TAPS; i < channel.length - TAPS; i++) {
      if (Math.abs(channel[i] as number) < worthwhile) continue;
      for (const phase of PHASES) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap++)
          sum += (channel[i + tap - TAPS / 2 + 1] as number) * (phase[tap] as number);
        if (Math.abs(sum) > peak) peak = Math.abs(sum);
      }
    }
  }
  return 20 * Math.log10(peak + 1e-12);
}

/** Longest run of equal samples at full scale: three or more mean that something was clipped. */
export function longestClip(sound: Stereo): number {
  let longest = 0;
  for (const channel of [sound.left, sound.right]) {
    let run = 0;
    for (let i = 1; i < channel.length; i++) {
      const full = Math.abs(channel[i] as number) >= 0.9999 && channel[i] === channel[i - 1];
      run = full ? run + 1 : 0;
      if (run > longest) longest = run;
    }
  }
  return longest;
}

/** Mean of the samples, the larger of both sides. */
export function offset(sound: Stereo): number {
  return Math.max(
    ...[sound.left, sound.right].map((channel) => {
      let sum = 0;
      for (let i = 0; i < channel.length; i++) sum += channel[i] as number;
      return Math.abs(sum / channel.length);
    }),
  );
}

/** The quietest tenth of a second between two moments, in dBFS. */
export function quietestTenth(sound: Stereo, from: number, to: number): number {
  const size = RATE / 10;
  let quietest = Number.POSITIVE_INFINITY;
  for (let i = Math.round(from * RATE); i + size <= Math.round(to * RATE); i += size) {
    let sum = 0;
    for (let k = i; k < i + size; k++)
      sum += (sound.left[k] as number) ** 2 + (sound.right[k] as number) ** 2;
    quietest = Math.min(quietest, sum / (2 * size));
  }
  return 10 * Math.log10(quietest + 1e-15);
}

/** How alike both sides are (−1 to 1), and how many dB a listener with one loudspeaker loses. */
export function stereoImage(sound: Stereo): { correlation: number; monoLoss: number } {
  let ll = 0;
  let rr = 0;
  let lr = 0;
  for (let i = 0; i < sound.left.length; i++) {
    const l = sound.left[i] as number;
    const r = sound.right[i] as number;
    ll += l * l;
    rr += r * r;
    lr += l * r;
  }
  const mono = (ll + rr + 2 * lr) / 4;
  return {
    correlation: lr / Math.sqrt(ll * rr + 1e-20),
    monoLoss: -10 * Math.log10(mono / ((ll + rr) / 2) + 1e-15),
  };
}
