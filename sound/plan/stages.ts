import type { Patch, PatchGenerator, Stage } from '#sound/state/sound-state.ts';
import { type Tuning, tune } from './tuning.ts';

/** What sounds from `at` seconds after the start until the next segment. */
export interface Segment {
  readonly at: number;
  readonly tuning: Tuning;
  /** What its voices have glided to at its end; left out when none of the patch's stages glides. */
  readonly end?: Tuning;
}

function stagesSeconds(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.duration, 0);
}

/** The longest enabled generator's summed stage time; null when nothing enabled has stages. */
export function patchSeconds(patch: Patch): number | null {
  const spans = patch.generators
    .filter((generator) => generator.enabled && generator.stages)
    .map((generator) => stagesSeconds(generator.stages ?? []));
  return spans.length > 0 ? Math.max(...spans) : null;
}

/** Where a generator's stages begin, its end last: stages of 60 s and 30 s give 0, 60, 90. */
function boundaries(stages: readonly Stage[]): number[] {
  const times = [0];
  for (const stage of stages) times.push((times.at(-1) ?? 0) + stage.duration);
  return times;
}

/** An equal ratio takes an equal time, made of straight lines this many to an octave: within two cents of it. */
const LINES_PER_OCTAVE = 8;

/** Where a gliding stage goes, when it goes anywhere. */
function glideTarget(stages: readonly Stage[], index: number): number | null {
  const stage = stages[index];
  const next = stages[index + 1];
  return stage?.glide && next && next.frequency !== stage.frequency ? next.frequency : null;
}

/** The moments inside a generator's glides at which one straight line follows another. */
function bends(stages: readonly Stage[]): number[] {
  const starts = boundaries(stages);
  return stages.flatMap((stage, index) => {
    const target = glideTarget(stages, index);
    if (target === null) return [];
    const lines = Math.ceil(Math.abs(Math.log2(target / stage.frequency)) * LINES_PER_OCTAVE);
    const start = starts[index] ?? 0;
    return Array.from({ length: lines - 1 }, (_, line) => start + (stage.duration * (line + 1)) / lines);
  });
}

/** The frequency of a stage after a part of its time, 0 to 1. */
export function stageHertz(stages: readonly Stage[], index: number, part: number): number {
  const frequency = stages[index]?.frequency ?? 0;
  const target = glideTarget(stages, index);
  return target === null ? frequency : frequency * (target / frequency) ** part;
}

/** The generator as it is `at` seconds after the start. When its stages are over it falls silent. */
function generatorAt(generator: PatchGenerator, at: number, stageAt = at): PatchGenerator {
  if (!generator.stages) return generator;
  const { stages, ...plain } = generator;
  let start = 0;
  for (const [index, stage] of stages.entries()) {
    if (stageAt < start + stage.duration) {
      return { ...plain, frequency: stageHertz(stages, index, (at - start) / stage.duration) };
    }
    start += stage.duration;
  }
  return { ...plain, frequency: stages.at(-1)?.frequency ?? plain.frequency, enabled: false };
}

/** The patch as a list of pieces, each constant or along straight lines; one when nothing has stages. */
export function segmentsOf(patch: Patch, sampleRate: number): readonly Segment[] {
  const times = new Set([0]);
  for (const generator of patch.generators) {
    if (!generator.enabled || !generator.stages) continue;
    for (const time of [...boundaries(generator.stages), ...bends(generator.stages)]) times.add(time);
  }
  const tuneAt = (at: number, stageAt: number) =>
    tune({ ...patch, generators: patch.generators.map((one) => generatorAt(one, at, stageAt)) }, sampleRate);
  const ordered = [...times].sort((a, b) => a - b);
  const isGliding = patch.generators.some(
    ({ enabled, stages }) => enabled && stages?.some((_, index) => glideTarget(stages, index) !== null),
  );
  return ordered.map((at, index) => {
    const end = ordered[index + 1];
    const tuning = tuneAt(at, at);
    // What the same stages have come to when this piece is over, a moment before the next ones begin.
    return isGliding && end !== undefined ? { at, tuning, end: tuneAt(end, at) } : { at, tuning };
  });
}
