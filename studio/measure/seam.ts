import { RATE } from '../dsp/stereo.ts';
import { powerSpectra } from './fourier.ts';

const SIZE = 512;
const HOP = 128;

type Seam = {
  /** Change of the spectrum at the turn, over the 99th percentile of the track's own changes. */
  flux: number;
  /** Treble burst at the turn, in dB over the track's own 99th percentile. */
  burst: number;
};

/** How the turn of a loop compares with what the sound does anyway. */
export function measureSeam(samples: Float32Array, loopStart: number, loopEnd: number): Seam {
  const from = Math.round(loopStart * RATE);
  const to = Math.round(loopEnd * RATE);
  const half = RATE / 4;
  const turn = new Float32Array(2 * half);
  turn.set(samples.subarray(to - half, to), 0);
  turn.set(samples.subarray(from, from + half), half);
  const usual = changes(samples.subarray(from, to));
  const near = changes(turn).filter((change) => change.start + SIZE >= half && change.start <= half + HOP);
  const worst = (key: 'flux' | 'treble') => Math.max(...near.map((change) => change[key]));
  return {
    flux: worst('flux') / percentile(usual.map((change) => change.flux)),
    burst: 10 * Math.log10(worst('treble') / percentile(usual.map((change) => change.treble))),
  };
}

function changes(samples: Float32Array): { start: number; flux: number; treble: number }[] {
  const found: { start: number; flux: number; treble: number }[] = [];
  let before: Float64Array | undefined;
  powerSpectra(samples, SIZE, HOP, (power, start) => {
    const now = power.map((p) => Math.sqrt(p));
    let rise = 0;
    let all = 1e-9;
    let treble = 1e-15;
    for (let k = 1; k < now.length; k++) {
      const x = now[k] as number;
      rise += Math.max(0, x - (before?.[k] ?? x));
      all += x;
      if ((k * RATE) / SIZE > 4000) treble += power[k] as number;
    }
    found.push({ start, flux: rise / all, treble });
    before = now;
  });
  return found.slice(1);
}

function percentile(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
