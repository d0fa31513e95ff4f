import { sequence as limit } from '#contract/rules/limits.ts';
import { firstSequence } from '#contract/rules/sound-defaults.ts';
import type { SyncMode, WaveType } from '#contract/rules/tone-kinds.ts';
import { patchSeconds } from '#sound/plan/stages.ts';
import type { Patch, Stage } from './sound-state.ts';

export type { Stage };

/** A generator whose frequency follows stages. */
export interface Lane {
  readonly waveType: WaveType;
  readonly volume: number;
  readonly enabled: boolean;
  readonly stages: readonly Stage[];
}

/** A sequenced program as it is being made. */
export interface Sequence {
  readonly name: string;
  readonly description: string;
  readonly syncMode: SyncMode;
  readonly lanes: readonly Lane[];
}

export const newSequence: Sequence = {
  name: firstSequence.name,
  description: firstSequence.description,
  syncMode: 'sync',
  lanes: firstSequence.generators.map(({ frequencies, volume, enabled }) => ({
    waveType: 'sine',
    volume,
    enabled,
    stages: frequencies.map((frequency) => ({ frequency, duration: firstSequence.stageSeconds })),
  })),
};

const isStageFrequency = (hz: number) => hz >= limit.stageFrequencyMin && hz <= limit.stageFrequencyMax;
const isStageSeconds = (seconds: number) =>
  seconds >= limit.stageSecondsMin && seconds <= limit.stageSecondsMax;

/** Each returns the very same sequence when a change is not valid: then nothing changes. */

export function changeLane(
  sequence: Sequence,
  index: number,
  changes: Partial<Omit<Lane, 'stages'>>,
): Sequence {
  const lane = sequence.lanes[index];
  if (!lane) return sequence;
  return {
    ...sequence,
    lanes: sequence.lanes.map((one, at) => (at === index ? { ...lane, ...changes } : one)),
  };
}

/** To the nearest step of the specified scale. */
export function setLaneVolume(sequence: Sequence, index: number, volume: number): Sequence {
  if (!(volume >= 0 && volume <= 1)) return sequence;
  const steps = Math.round(volume / limit.volumeStep);
  return changeLane(sequence, index, { volume: Number((steps * limit.volumeStep).toFixed(2)) });
}

function withStages(sequence: Sequence, index: number, stages: readonly Stage[]): Sequence {
  return {
    ...sequence,
    lanes: sequence.lanes.map((lane, at) => (at === index ? { ...lane, stages } : lane)),
  };
}

/** A new last stage, on the frequency of the one before it. */
export function addStage(sequence: Sequence, index: number): Sequence {
  const stages = sequence.lanes[index]?.stages;
  const last = stages?.at(-1);
  if (!stages || !last || stages.length >= limit.stagesMax) return sequence;
  const added = { frequency: last.frequency, duration: firstSequence.stageSeconds };
  return withStages(sequence, index, [...stages, added]);
}

/** The last one stays: a generator without a stage would have nothing to play. */
export function removeStage(sequence: Sequence, index: number, stage: number): Sequence {
  const stages = sequence.lanes[index]?.stages;
  if (!stages?.[stage] || stages.length <= limit.stagesMin) return sequence;
  return withStages(
    sequence,
    index,
    stages.filter((_, at) => at !== stage),
  );
}

export function changeStage(
  sequence: Sequence,
  index: number,
  stage: number,
  changes: Partial<Stage>,
): Sequence {
  const stages = sequence.lanes[index]?.stages;
  const before = stages?.[stage];
  if (!stages || !before) return sequence;
  if (changes.frequency !== undefined && !isStageFrequency(changes.frequency)) return sequence;
  if (changes.duration !== undefined && !isStageSeconds(changes.duration)) return sequence;
  return withStages(
    sequence,
    index,
    stages.map((one, at) => (at === stage ? { ...before, ...changes } : one)),
  );
}

export function patchOfSequence({ syncMode, lanes }: Sequence): Patch {
  return {
    syncMode,
    generators: lanes.map((lane) => ({
      ...lane,
      frequency: lane.stages[0]?.frequency ?? 0,
      harmonicMode: false,
    })),
  };
}

/** As long as the longest enabled generator; nothing when none is enabled. */
export function sequenceSeconds(sequence: Sequence): number {
  return patchSeconds(patchOfSequence(sequence)) ?? 0;
}
