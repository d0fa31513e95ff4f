import type { WaveType } from '#contract/rules/tone-kinds.ts';
import { enableGenerator, setSyncMode, updateGenerator } from '#sound/state/generator-transitions.ts';
import { applyPreset, play, playPatch, stop } from '#sound/state/play-transitions.ts';
import { firstState, type PatchGenerator, type SoundState } from '#sound/state/sound-state.ts';
import { renderSound, type Step } from '#sound/testing/offline-sound.ts';
import { CHANGE_AT, CHANGE_SECONDS, type Change, type Instrument, STAGE_AT, STAGE_HZ } from './instrument.ts';
import { noiseBuffer } from './render.ts';

/** Loud enough that rounding to 32 bits is not what is measured. */
const loud: SoundState = {
  ...firstState,
  mixer: { master: 1, music: 1, frequencies: 1, river: 1 },
  timer: { durationSeconds: 3600, isChosen: true, looping: false, fades: false, bell: false },
};

const staged = (...stages: readonly [number, number][]): PatchGenerator => ({
  frequency: 432,
  waveType: 'sine',
  volume: 0.5,
  enabled: true,
  harmonicMode: false,
  stages: stages.map(([frequency, duration]) => ({ frequency, duration })),
});

const playStages =
  (...stages: readonly [number, number][]) =>
  (state: SoundState) =>
    playPatch(state, { owner: 'gong', patch: { syncMode: 'sync', generators: [staged(...stages)] } });

const retune = (frequency: number): Step => ({
  at: CHANGE_AT,
  act: (state) => updateGenerator(state, 0, { frequency }),
});

const hands: Readonly<Record<Change, readonly Step[]>> = {
  start: [{ at: CHANGE_AT, act: play }],
  stop: [
    { at: 0, act: play },
    { at: CHANGE_AT, act: stop },
  ],
  'stop during the fade-in': [
    { at: CHANGE_AT, act: play },
    { at: CHANGE_AT + 0.03, act: stop },
  ],
  retune: [{ at: 0, act: play }, retune(528)],
  volume: [
    { at: 0, act: (state) => play(updateGenerator(state, 0, { volume: 0.2 })) },
    { at: CHANGE_AT, act: (state) => updateGenerator(state, 0, { volume: 0.8 }) },
  ],
  wave: [
    { at: 0, act: play },
    { at: CHANGE_AT, act: (state) => updateGenerator(state, 0, { waveType: 'triangle' }) },
  ],
  mode: [
    { at: 0, act: play },
    { at: CHANGE_AT, act: (state) => setSyncMode(state, 'binaural') },
  ],
  preset: [
    { at: 0, act: (state) => applyPreset(state, { id: 1, name: 'A', frequencies: [396, 432, 528] }) },
    { at: CHANGE_AT, act: (state) => applyPreset(state, { id: 2, name: 'B', frequencies: [417, 639, 741] }) },
  ],
  stage: [{ at: 0, act: playStages([432, CHANGE_AT], [528, CHANGE_SECONDS]) }],
};

const first = (changes: Parameters<typeof updateGenerator>[2]) => updateGenerator(loud, 0, changes);

function everyGenerator(changes: Parameters<typeof updateGenerator>[2]): SoundState {
  return [0, 1, 2].reduce(
    (state, index) => updateGenerator(enableGenerator(state, index, true), index, changes),
    loud,
  );
}

export const ours: Instrument = {
  name: 'ours',
  tone: (waveType: WaveType, hz, seconds) =>
    renderSound(seconds, [{ at: 0, act: play }], first({ waveType, frequency: hz }), { attended: false }),
  change: (kind) => renderSound(CHANGE_SECONDS, hands[kind], loud),
  binaural: (seconds) => renderSound(seconds, [{ at: 0, act: play }], setSyncMode(loud, 'binaural')),
  everything: () =>
    renderSound(
      3,
      [{ at: 0, act: play }],
      { ...everyGenerator({ volume: 1, waveType: 'square', harmonicMode: true }), nowPlaying: null },
      {
        attended: false,
        prepare: (graph) => {
          const { context } = graph;
          const song = new OscillatorNode(context, { type: 'sawtooth', frequency: 220 });
          const water = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context, 3) });
          song.connect(graph.bus('music'));
          water.connect(graph.bus('river'));
          song.start();
          water.start();
        },
      },
    ),
  stage: () =>
    renderSound(2.5, [{ at: 0, act: playStages([STAGE_HZ[0], STAGE_AT], [STAGE_HZ[1], 2]) }], loud),
  async load(seconds) {
    const state = { ...everyGenerator({ harmonicMode: true }), nowPlaying: null };
    const before = performance.now();
    await renderSound(seconds, [{ at: 0, act: play }], state, { attended: false });
    return (performance.now() - before) / 1000;
  },
};
