import { audibleFromHz, fallbackCarrierHz } from '#contract/rules/sound-defaults.ts';
import { waveTypes } from '#contract/rules/tone-kinds.ts';
import {
  decibels,
  leakageDb,
  loudnessLufs,
  peakHighFrequency,
  rms,
  thdPlusNoiseDb,
  truePeakDb,
} from '#sound/testing/hearing.ts';
import { centsBetween, fitSine, measureHz, measurePulseHz } from '#sound/testing/sine-fit.ts';
import { aliasDb } from '#sound/testing/spectrum.ts';
import { CHANGE_AT, type Change, type Instrument, SAMPLE_RATE, STAGE_AT, STAGE_HZ } from './instrument.ts';

/** How long until a tone stands still, whatever fades it in. */
const SETTLED = 0.5;

const cut = (samples: Float32Array, from: number, to?: number) =>
  samples.subarray(
    Math.round(from * SAMPLE_RATE),
    to === undefined ? undefined : Math.round(to * SAMPLE_RATE),
  );

export async function frequencyErrorCents(
  instrument: Instrument,
  hz: number,
  seconds: number,
): Promise<number> {
  const { left } = await instrument.tone('sine', hz, seconds + 2 * SETTLED);
  const heard = cut(left, SETTLED, SETTLED + seconds);
  // Ours sounds what cannot be heard as a pulse; the others play the bare oscillation.
  const isPulse = hz < audibleFromHz && instrument.name === 'ours';
  const measured = isPulse
    ? measurePulseHz(heard, SAMPLE_RATE, fallbackCarrierHz, hz)
    : measureHz(heard, SAMPLE_RATE, hz);
  return Math.abs(centsBetween(measured, hz));
}

export async function distortionDb(instrument: Instrument, hz: number): Promise<number> {
  const { left } = await instrument.tone('sine', hz, 2);
  return thdPlusNoiseDb(cut(left, SETTLED, 1.9), SAMPLE_RATE, hz);
}

export async function aliasingDb(
  instrument: Instrument,
  waveType: 'sawtooth' | 'square',
  hz: number,
): Promise<number> {
  const { left } = await instrument.tone(waveType, hz, 2);
  return aliasDb(cut(left, SETTLED, SETTLED + 1.4), SAMPLE_RATE, hz);
}

/** What the tone is when nothing happens to it: the measure for a click, and the floor for a bright wave. */
async function steadyRms(instrument: Instrument, kind: Change): Promise<number> {
  const startsLate = kind === 'start' || kind === 'stop during the fade-in';
  const { left } = await instrument.change(startsLate ? 'start' : kind);
  const [from, to] = startsLate ? [CHANGE_AT + 0.7, CHANGE_AT + 1.3] : [0.4, 0.8];
  return rms(cut(left, from, to));
}

/** Energy above 4 kHz around a change, in dB of the tone; for a change of wave, in dB of that wave's own. */
export async function clickOf(instrument: Instrument, kind: Change): Promise<number> {
  const { left, right } = await instrument.change(kind);
  const loudest = Math.max(
    ...[left, right].map((ear) => peakHighFrequency(ear, SAMPLE_RATE, CHANGE_AT - 0.1, CHANGE_AT + 0.5)),
  );
  if (kind === 'wave')
    return decibels(loudest / peakHighFrequency(left, SAMPLE_RATE, CHANGE_AT + 0.9, CHANGE_AT + 1.3));
  return decibels(loudest / (await steadyRms(instrument, kind)));
}

export async function binauralLeakageDb(instrument: Instrument, seconds: number): Promise<number> {
  const { left, right } = await instrument.binaural(seconds);
  const [l, r] = [cut(left, SETTLED), cut(right, SETTLED)];
  return Math.max(leakageDb(l, r, SAMPLE_RATE, 432), leakageDb(r, l, SAMPLE_RATE, 437));
}

export async function beatErrorHz(instrument: Instrument, seconds: number): Promise<number> {
  const { left, right } = await instrument.binaural(seconds);
  const beat =
    measureHz(cut(right, SETTLED), SAMPLE_RATE, 437) - measureHz(cut(left, SETTLED), SAMPLE_RATE, 432);
  return Math.abs(beat - 5);
}

export async function loudnessSpreadLu(instrument: Instrument, hz: number): Promise<number> {
  const loudness: number[] = [];
  for (const waveType of waveTypes) {
    const { left, right } = await instrument.tone(waveType, hz, 1.5);
    loudness.push(loudnessLufs(cut(left, SETTLED), cut(right, SETTLED), SAMPLE_RATE));
  }
  return Math.max(...loudness) - Math.min(...loudness);
}

export async function everythingTruePeakDb(instrument: Instrument): Promise<number> {
  const { left, right } = await instrument.everything();
  return Math.max(truePeakDb(left), truePeakDb(right));
}

/** How many samples off a stage begins, found from where the lines of the two phases cross. */
export async function stageErrorSamples(
  instrument: Instrument,
  delaySamples: number,
): Promise<number | null> {
  const heard = await instrument.stage();
  if (!heard) return null;
  const [before, after] = STAGE_HZ;
  const phaseAtZero = (from: number, to: number, hz: number) =>
    fitSine(cut(heard.left, from, to), SAMPLE_RATE, hz).phase / (2 * Math.PI) - hz * from;
  const turns = phaseAtZero(0.5, 1, before) - phaseAtZero(1.5, 2.3, after);
  // Phases repeat: a whole turn more or less is 10 ms here, far more than any error to be found.
  const late = turns / (after - before) - STAGE_AT - delaySamples / SAMPLE_RATE;
  const period = 1 / (after - before);
  return Math.abs(late - Math.round(late / period) * period) * SAMPLE_RATE;
}

/** The best of several runs: whatever else the machine does can only add to the time. */
export async function audioThreadShare(instrument: Instrument, seconds: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 6; run++) best = Math.min(best, (await instrument.load(seconds)) / seconds);
  return best;
}
