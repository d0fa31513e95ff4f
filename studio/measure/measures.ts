import { RATE, type Stereo } from '../dsp/stereo.ts';
import { bandsBySecond, closestRepeat, columns, mono, movement } from './bands.ts';
import * as limits from './limits.ts';
import { measureLoudness } from './loudness.ts';
import { longestClip, offset, quietestTenth, stereoImage, truePeak } from './peaks.ts';
import { chroma, pitchClasses, tonicError } from './pitch.ts';
import { measureSeam } from './seam.ts';

/** What is to be measured: loops say where they turn, songs say their tonic. */
export type Subject = {
  kind: limits.Kind;
  tonic?: number;
  loop?: readonly [number, number];
  fades: readonly [number, number];
};

export type Measures = {
  seconds: number;
  lufs: number;
  range: number;
  truePeak: number;
  clipRun: number;
  offset: number;
  quietest: number;
  correlation: number;
  monoLoss: number;
  movement: number;
  closestRepeat?: number;
  tonicCents?: number;
  seamFlux?: number;
  seamBurst?: number;
  loudnessCurve: number[];
  features: number[];
};

export function measure(sound: Stereo, subject: Subject): Measures {
  const seconds = sound.left.length / RATE;
  const loudness = measureLoudness(sound);
  const middle = mono(sound);
  const [fadeIn, fadeOut] = subject.fades;
  const rows = bandsBySecond(middle).slice(Math.ceil(fadeIn), Math.floor(seconds - fadeOut));
  const classes = pitchClasses(middle);
  const stats = columns(rows);
  const result: Measures = {
    seconds,
    lufs: loudness.integrated,
    range: loudness.range,
    truePeak: truePeak(sound),
    clipRun: longestClip(sound),
    offset: offset(sound),
    quietest: quietestTenth(sound, fadeIn, seconds - fadeOut),
    ...stereoImage(sound),
    movement: movement(rows),
    loudnessCurve: loudness.curve.map((level) => Math.round(level * 10) / 10),
    features: [...unit(chroma(classes, 440)), ...stats.map((s) => s.mean), ...stats.map((s) => s.deviation)],
  };
  if (subject.kind === 'song') result.closestRepeat = closestRepeat(rows);
  if (subject.tonic !== undefined) result.tonicCents = tonicError(classes, subject.tonic);
  if (subject.loop) {
    const seam = measureSeam(middle, ...subject.loop);
    result.seamFlux = seam.flux;
    result.seamBurst = seam.burst;
  }
  return result;
}

function unit(values: number[]): number[] {
  const sum = values.reduce((total, v) => total + v, 0) + 1e-12;
  return values.map((v) => v / sum);
}

/** What is wrong with a file, in words; empty when it keeps every limit. */
export function faults(m: Measures, kind: limits.Kind): string[] {
  const allowed = limits.LIMITS[kind];
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  const rules: [boolean, string][] = [
    [within(m.seconds, allowed.seconds), `lasts ${m.seconds.toFixed(2)} s`],
    [within(m.lufs, allowed.lufs), `loudness ${m.lufs.toFixed(2)} LUFS`],
    [within(m.range, allowed.range), `loudness range ${m.range.toFixed(2)} LU`],
    [m.truePeak <= limits.HIGHEST_PEAK, `true peak ${m.truePeak.toFixed(2)} dBTP`],
    [m.clipRun <= limits.LONGEST_CLIP, `${m.clipRun} equal samples at full scale`],
    [m.offset < limits.LARGEST_OFFSET, `offset ${m.offset.toExponential(1)}`],
    [m.quietest > limits.QUIETEST, `a tenth of a second at ${m.quietest.toFixed(0)} dBFS`],
    [within(m.correlation, limits.CORRELATION), `left and right correlate by ${m.correlation.toFixed(2)}`],
    [m.monoLoss < limits.LARGEST_MONO_LOSS, `${m.monoLoss.toFixed(1)} dB lost in mono`],
    [m.movement >= allowed.movement, `moves by only ${m.movement.toFixed(2)} dB`],
    [(m.closestRepeat ?? 0) < limits.CLOSEST_REPEAT, `repeats itself (${m.closestRepeat?.toFixed(3)})`],
    [(m.tonicCents ?? 0) <= limits.TONIC_ERROR, `tonic off by ${m.tonicCents?.toFixed(1)} cents`],
    [(m.seamFlux ?? 0) <= limits.SEAM_FLUX, `seam changes ${m.seamFlux?.toFixed(2)} of the track's own p99`],
    [(m.seamBurst ?? 0) <= limits.SEAM_BURST, `seam bursts ${m.seamBurst?.toFixed(1)} dB over p99`],
  ];
  return rules.filter(([kept]) => !kept).map(([, words]) => words);
}
