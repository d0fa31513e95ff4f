import type { Preset } from '#contract/entities/preset.ts';
import { updateGenerator } from '#sound/state/generator-transitions.ts';
import { applyPreset, stop } from '#sound/state/play-transitions.ts';
import { firstState, type SoundState } from '#sound/state/sound-state.ts';
import { decibels, loudnessLufs, peakHighFrequency, rms, truePeakDb } from '#sound/testing/hearing.ts';
import { cut, renderSound, SAMPLE_RATE } from '#sound/testing/offline-sound.ts';
import { fitTones } from '#sound/testing/tone-fit.ts';
import { type ExpectedTones, expectedTones } from './expected-tones.ts';

/** What a rendering of one preset shows, unrounded. Runs in the browser. */
export interface Figures {
  readonly frequencyErrorHz: number;
  readonly beatErrorHz: number | null;
  readonly loudnessLufs: number;
  readonly truePeakDbtp: number;
  readonly clickDbr: number;
}

/** The preset is applied here, so that its start lies inside the rendering. */
const START = (150 * 128) / SAMPLE_RATE;
/** By then the start has faded in. */
const SETTLED = START + 0.3;
const LISTENED_SECONDS = 5;
/** Turns of the slowest pulse, and of the slowest beat, that must be heard to measure them. */
const LEAST_TURNS = 4;
const LOUD_SECONDS = 3;
/** A tone this far below its own generator's share is as good as missing. */
const FAINT_DB = -20;
/** No preset reaches 4 kHz, where a peak rises above the sample beside it by at most 4 percent. */
const LARGE_SHARE = 0.95;

/** Filtered once, a tone of 1 kHz is still there at −96 dB, and would look like a click. */
const FILTERED = 2;

const apply = (preset: Preset) => (state: SoundState) => applyPreset(state, preset);

/** Longer than any rendering, so that no session ends within one. */
const listening: SoundState = {
  ...firstState,
  timer: { durationSeconds: 3600, isChosen: true, looping: false, fades: false, bell: false },
};

const everythingUp: SoundState = {
  ...[0, 1, 2].reduce((state, index) => updateGenerator(state, index, { volume: 1 }), listening),
  mixer: { master: 1, music: 1, frequencies: 1, river: 1 },
};

export async function measurePreset(preset: Preset): Promise<Figures> {
  const expected = expectedTones(preset.frequencies);
  const seconds = listenFor(expected);
  const end = Math.ceil((SETTLED + seconds) * (SAMPLE_RATE / 128)) * (128 / SAMPLE_RATE);
  const { left, right } = await renderSound(
    end + 1,
    [
      { at: START, act: apply(preset) },
      { at: end, act: stop },
    ],
    listening,
    { attended: false },
  );
  const steady = [cut(left, SETTLED, end), cut(right, SETTLED, end)] as const;
  const found = measureTones(preset, steady[0], expected);
  const tone = rms(steady[0]);
  const clicks = differentEars(left, right).flatMap((ear) => [
    peakHighFrequency(cut(ear, 0, SETTLED + 0.2), SAMPLE_RATE, 0, SETTLED + 0.2, FILTERED),
    peakHighFrequency(cut(ear, end - 0.4, end + 1), SAMPLE_RATE, 0.2, 1.4, FILTERED),
  ]);
  return {
    ...found,
    loudnessLufs: loudnessLufs(...steady, SAMPLE_RATE),
    truePeakDbtp: await loudestPeak(preset),
    clickDbr: decibels(Math.max(...clicks) / tone),
  };
}

function listenFor({ hz, pulses }: ExpectedTones): number {
  const tones = hz.filter((one) => !pulses.includes(one)).toSorted((a, b) => a - b);
  const beats = tones.slice(1).map((one, index) => one - (tones[index] ?? 0));
  return Math.max(LISTENED_SECONDS, ...[...pulses, ...beats].map((rate) => LEAST_TURNS / rate));
}

function measureTones(
  { name }: Preset,
  samples: Float32Array,
  { hz, pulses, lines, telling }: ExpectedTones,
): Pick<Figures, 'frequencyErrorHz' | 'beatErrorHz'> {
  const fitted = fitTones(samples, SAMPLE_RATE, hz, lines);
  const loudest = Math.max(...fitted.amplitudes);
  for (const line of telling)
    if (!(decibels((fitted.amplitudes[line] ?? 0) / loudest) > FAINT_DB))
      throw new Error(`${name}: a tone is missing`);
  const errors = fitted.hz.map((measured, index) => measured - (hz[index] ?? 0));
  const ofTones = errors.slice(0, hz.length - pulses.length);
  const ofPulses = errors.slice(hz.length - pulses.length).map(Math.abs);
  const beats = [...ofPulses, ...(ofTones.length > 1 ? [Math.max(...ofTones) - Math.min(...ofTones)] : [])];
  return {
    frequencyErrorHz: Math.max(...errors.map(Math.abs)),
    beatErrorHz: beats.length > 0 ? Math.max(...beats) : null,
  };
}

async function loudestPeak(preset: Preset): Promise<number> {
  const { left, right } = await renderSound(LOUD_SECONDS, [{ at: 0, act: apply(preset) }], everythingUp, {
    attended: false,
  });
  return Math.max(...differentEars(left, right).map((ear) => truePeakDb(ear, LARGE_SHARE)));
}

/** Mostly both ears hear the same, and what takes long need be worked out only once. */
function differentEars(left: Float32Array, right: Float32Array): Float32Array[] {
  return left.every((sample, i) => sample === right[i]) ? [left] : [left, right];
}
