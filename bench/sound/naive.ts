import type { WaveType } from '#contract/rules/tone-kinds.ts';
import { CHANGE_AT, CHANGE_SECONDS, type Change, type Instrument } from './instrument.ts';
import { at, noiseBuffer, renderGraph } from './render.ts';

/** What the first tutorial says: an oscillator for each tone, values set at once, stop means stop. */
function note(context: BaseAudioContext, hz: number, gain = 0.5, type: WaveType = 'sine') {
  const oscillator = new OscillatorNode(context, { type, frequency: hz });
  const volume = new GainNode(context, { gain });
  oscillator.connect(volume).connect(context.destination);
  return { oscillator, volume };
}

function startNow(context: BaseAudioContext, hz: number, gain?: number, type?: WaveType) {
  const made = note(context, hz, gain, type);
  made.oscillator.start();
  return made;
}

function hand(context: OfflineAudioContext, kind: Change): void {
  if (kind === 'start' || kind === 'stop during the fade-in') {
    at(context, CHANGE_AT, () => {
      const { oscillator } = startNow(context, 432);
      if (kind !== 'start') oscillator.stop(context.currentTime + 0.03);
    });
    return;
  }
  const before = (kind === 'preset' ? [396, 432, 528] : [432]).map((hz) =>
    startNow(context, hz, kind === 'volume' ? 0.2 : 0.5),
  );
  const restart = (...tones: readonly [hz: number, type?: WaveType][]) => {
    for (const { oscillator } of before) oscillator.stop();
    for (const [hz, type] of tones) startNow(context, hz, 0.5, type);
  };
  at(context, CHANGE_AT, () => {
    if (kind === 'stop') restart();
    if (kind === 'retune' || kind === 'stage') restart([528]);
    if (kind === 'volume') for (const { volume } of before) volume.gain.value = 0.8;
    if (kind === 'wave') restart([432, 'triangle']);
    if (kind === 'mode') restart([432], [437]);
    if (kind === 'preset') restart([417], [639], [741]);
  });
}

export const naive: Instrument = {
  name: 'naive',
  tone: (waveType, hz, seconds) =>
    renderGraph(seconds, (context) => {
      startNow(context, hz, 0.37, waveType);
    }),
  change: (kind) => renderGraph(CHANGE_SECONDS, (context) => hand(context, kind)),
  binaural: (seconds) =>
    renderGraph(seconds, (context) => {
      startNow(context, 432);
      startNow(context, 437);
    }),
  everything: () =>
    renderGraph(3, (context) => {
      for (const hz of [432, 528, 396]) {
        startNow(context, hz, 0.5, 'square');
        startNow(context, hz * 11, 0.5, 'square');
      }
      startNow(context, 220, 0.8, 'sawtooth');
      const water = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context, 3) });
      water.connect(context.destination);
      water.start();
    }),
  stage: async () => null,
  async load(seconds) {
    const before = performance.now();
    await renderGraph(seconds, (context) => {
      for (const hz of [432, 528, 396]) {
        startNow(context, hz, 0.1);
        startNow(context, hz * 11, 0.1);
      }
    });
    return (performance.now() - before) / 1000;
  },
};
