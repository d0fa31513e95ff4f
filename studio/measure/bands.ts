import { RATE, type Stereo } from '../dsp/stereo.ts';
import { powerSpectra } from './fourier.ts';

const BANDS = 40;
const SIZE = 4096;
/** Bands quieter than this are held here, so that the noise of nothing does not count as movement. */
const FLOOR = -80;

export function mono(sound: Stereo): Float32Array {
  return sound.left.map((left, i) => (left + (sound.right[i] as number)) / 2);
}

/** What the ear's bands hold in each second, in dB: one row a second, forty columns from 40 Hz to 14 kHz. */
export function bandsBySecond(samples: Float32Array): Float64Array[] {
  const edges = melEdges();
  const rows: Float64Array[] = [];
  const frames: number[] = [];
  powerSpectra(samples, SIZE, SIZE, (power, start) => {
    const second = Math.floor((start + SIZE / 2) / RATE);
    let row = rows[second];
    if (!row) {
      row = new Float64Array(BANDS);
      rows[second] = row;
    }
    frames[second] = (frames[second] ?? 0) + 1;
    for (let band = 0; band < BANDS; band++) {
      const from = Math.max(1, Math.round(((edges[band] as number) * SIZE) / RATE));
      const to = Math.max(from + 1, Math.round(((edges[band + 1] as number) * SIZE) / RATE));
      for (let k = from; k < to; k++) row[band] = (row[band] as number) + (power[k] as number);
    }
  });
  return rows.map((row, second) =>
    row.map((p) => Math.max(FLOOR, 10 * Math.log10(p / (frames[second] ?? 1) + 1e-15))),
  );
}

function melEdges(): number[] {
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700);
  const [low, high] = [mel(40), mel(14_000)];
  return Array.from(
    { length: BANDS + 1 },
    (_, i) => 700 * (Math.exp((low + ((high - low) * i) / BANDS) / 1127) - 1),
  );
}

type Column = { mean: number; deviation: number };

export function columns(rows: Float64Array[]): Column[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const values = rows.map((row) => row[band] as number);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    return {
      mean,
      deviation: Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length),
    };
  });
}

/** How much the sound changes from second to second, as the mean deviation of the bands in dB. */
export function movement(rows: Float64Array[]): number {
  return columns(rows).reduce((sum, column) => sum + column.deviation, 0) / BANDS;
}

/** The likeness (1: the same) of the two most alike passages of twenty seconds that begin ten or more apart. */
export function closestRepeat(rows: Float64Array[], length = 20, nearest = 10): number {
  const stats = columns(rows);
  const centred = rows.map((row) => row.map((v, band) => v - (stats[band] as Column).mean));
  let best = -1;
  for (let lag = nearest; lag + length <= rows.length; lag++) {
    for (let start = 0; start + lag + length <= rows.length; start++) {
      let ab = 0;
      let aa = 0;
      let bb = 0;
      for (let s = start; s < start + length; s++) {
        const a = centred[s] as Float64Array;
        const b = centred[s + lag] as Float64Array;
        for (let band = 0; band < BANDS; band++) {
          const x = a[band] as number;
          const y = b[band] as number;
          ab += x * y;
          aa += x * x;
          bb += y * y;
        }
      }
      best = Math.max(best, ab / Math.sqrt(aa * bb + 1e-12));
    }
  }
  return best;
}
