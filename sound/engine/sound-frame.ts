import type { WaveType } from '#contract/rules/tone-kinds.ts';
import type { SoundGraph } from './sound-graph.ts';

/** One tone as it sounds at this very moment, glides and stages included. */
interface SoundingVoice {
  /** Names its place, as in the plan: '1', '1 harmonic', '1 partner'. */
  readonly key: string;
  readonly generator: number;
  readonly waveType: WaveType;
  readonly hz: number;
  /** How often a second it is pulsed; null for a steady tone. */
  readonly pulseHz: number | null;
  /** Amplitude in each ear before the mixer, 0 to 1. */
  readonly left: number;
  readonly right: number;
}

/** What a picture of the sound needs, once a frame. The arrays are reused: read them, do not keep them. */
export interface SoundFrame {
  readonly voices: readonly SoundingVoice[];
  readonly waveform: Float32Array;
  /** Decibels of each frequency bin, smoothed by the analyser. */
  readonly spectrum: Float32Array;
  readonly sampleRate: number;
}

const NOTHING: SoundFrame = {
  voices: [],
  waveform: new Float32Array(0),
  spectrum: new Float32Array(0),
  sampleRate: 48_000,
};

/** Below this gate level nothing is heard, and so nothing is drawn. */
const CLOSED = 0.001;

export function createFrameReader(): (graph: SoundGraph | null) => SoundFrame {
  let waveform = new Float32Array(0);
  let spectrum = new Float32Array(0);
  return (graph) => {
    if (!graph) return NOTHING;
    const { analyser, context } = graph;
    if (waveform.length !== analyser.fftSize) {
      waveform = new Float32Array(analyser.fftSize);
      spectrum = new Float32Array(analyser.frequencyBinCount);
    }
    analyser.getFloatTimeDomainData(waveform);
    analyser.getFloatFrequencyData(spectrum);
    return { voices: soundingVoices(graph), waveform, spectrum, sampleRate: context.sampleRate };
  };
}

function soundingVoices(graph: SoundGraph): readonly SoundingVoice[] {
  const { now } = graph;
  const gate = graph.gateAt(now);
  if (gate < CLOSED) return [];
  return [...graph.voices.sounding].map((tone) => {
    const { left, right } = tone.levelsAt(now);
    return {
      key: tone.voice.key,
      generator: tone.voice.generator,
      waveType: tone.voice.waveType,
      hz: tone.hzAt(now),
      pulseHz: tone.pulseHzAt(now),
      left: left * gate,
      right: right * gate,
    };
  });
}
