import * as Tone from 'tone';
import type { WaveType } from '#contract/rules/tone-kinds.ts';
import {
  CHANGE_AT,
  CHANGE_SECONDS,
  type Change,
  type Instrument,
  SAMPLE_RATE,
  STAGE_AT,
  STAGE_HZ,
  type Stereo,
} from './instrument.ts';
import { noiseBuffer, stereoOf } from './render.ts';

/** Tone.js as its documentation has it: oscillators, ramps where there are ramps, its limiter last. */
async function render(seconds: number, build: (limiter: Tone.Limiter) => void): Promise<Stereo> {
  const buffer = await Tone.Offline(
    () => {
      build(new Tone.Limiter(-1).toDestination());
    },
    seconds,
    2,
    SAMPLE_RATE,
  );
  const audio = buffer.get();
  if (!audio) throw new Error('Tone.js rendered nothing');
  return stereoOf(audio);
}

function voice(
  out: Tone.ToneAudioNode,
  frequency: number,
  type: WaveType = 'sine',
  gain = 0.5,
): Tone.Oscillator {
  return new Tone.Oscillator({ frequency, type, volume: Tone.gainToDb(gain) }).connect(out);
}

function hand(out: Tone.ToneAudioNode, kind: Change): void {
  if (kind === 'start') voice(out, 432).start(CHANGE_AT);
  else if (kind === 'stop during the fade-in')
    voice(out, 432)
      .start(CHANGE_AT)
      .stop(CHANGE_AT + 0.03);
  else if (kind === 'stop') voice(out, 432).start(0).stop(CHANGE_AT);
  else if (kind === 'retune' || kind === 'stage') {
    const tone = voice(out, 432).start(0);
    if (kind === 'retune') tone.frequency.rampTo(528, 0.05, CHANGE_AT);
    else tone.frequency.setValueAtTime(528, CHANGE_AT);
  } else if (kind === 'volume') {
    const tone = voice(out, 432, 'sine', 0.2).start(0);
    tone.volume.rampTo(Tone.gainToDb(0.8), 0.1, CHANGE_AT);
  } else {
    const before = kind === 'preset' ? [396, 432, 528] : [432];
    const after = kind === 'preset' ? [417, 639, 741] : kind === 'mode' ? [432, 437] : [432];
    for (const hz of before) voice(out, hz).start(0).stop(CHANGE_AT);
    for (const hz of after) voice(out, hz, kind === 'wave' ? 'triangle' : 'sine').start(CHANGE_AT);
  }
}

export const toneJs: Instrument = {
  name: 'Tone.js',
  tone: (waveType, hz, seconds) =>
    render(seconds, (out) => {
      voice(out, hz, waveType, 0.1).start(0);
    }),
  change: (kind) => render(CHANGE_SECONDS, (out) => hand(out, kind)),
  binaural: (seconds) =>
    render(seconds, (out) => {
      voice(new Tone.Panner(-1).connect(out), 432, 'sine', 0.1).start(0);
      voice(new Tone.Panner(1).connect(out), 437, 'sine', 0.1).start(0);
    }),
  everything: () =>
    render(3, (out) => {
      for (const hz of [432, 528, 396]) {
        voice(out, hz, 'square').start(0);
        voice(out, hz * 11, 'square').start(0);
      }
      voice(out, 220, 'sawtooth', 0.8).start(0);
      const context = Tone.getContext().rawContext;
      const buffer = noiseBuffer({ sampleRate: context.sampleRate } as BaseAudioContext, 3);
      new Tone.ToneBufferSource(new Tone.ToneAudioBuffer(buffer)).connect(out).start(0);
    }),
  stage: () =>
    render(2.5, (out) => {
      const tone = voice(out, STAGE_HZ[0], 'sine', 0.1).start(0);
      tone.frequency.setValueAtTime(STAGE_HZ[1], STAGE_AT);
    }),
  async load(seconds) {
    const before = performance.now();
    await render(seconds, (out) => {
      for (const hz of [432, 528, 396]) {
        voice(out, hz, 'sine', 0.1).start(0);
        voice(out, hz * 11, 'sine', 0.1).start(0);
      }
    });
    return (performance.now() - before) / 1000;
  },
};
