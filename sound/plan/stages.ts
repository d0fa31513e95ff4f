import type { Programme, ProgrammeGenerator, Stage } from '#sound/state/sound-state.ts';
import { type Tuning, tune } from './tuning.ts';

/** What sounds from `at` seconds after the start until the next segment. */
export interface Segment {
  readonly at: number;
  readonly tuning: Tuning;
}

function stagesSeconds(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.duration, 0);
}

/** The longest enabled generator's summed stage time; null when nothing enabled has stages. */
export function programmeSeconds(programme: Programme): number | null {
  const spans = programme.generators
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

/** The generator as it is `at` seconds after the start. When its stages are over it falls silent. */
function generatorAt(generator: ProgrammeGenerator, at: number): ProgrammeGenerator {
  if (!generator.stages) return generator;
  const { stages, ...plain } = generator;
  let start = 0;
  let last = generator.frequency;
  for (const stage of stages) {
    if (at < start + stage.duration) return { ...plain, frequency: stage.frequency };
    start += stage.duration;
    last = stage.frequency;
  }
  return { ...plain, frequency: last, enabled: false };
}

/** The programme as a list of constant pieces; one piece when nothing has stages. */
export function segmentsOf(programme: Programme, sampleRate: number): readonly Segment[] {
  const times = new Set([0]);
  for (const generator of programme.generators) {
    if (generator.enabled && generator.stages)
      for (const time of boundaries(generator.stages)) times.add(time);
  }
  return [...times]
    .sort((a, b) => a - b)
    .map((at) => {
      const generators = programme.generators.map((generator) => generatorAt(generator, at));
      return { at, tuning: tune({ ...programme, generators }, sampleRate) };
    });
}

/** Which stage a generator is in, counted from 0; null when its stages are over or it has none. */
export function stageIndexAt(stages: readonly Stage[], seconds: number): number | null {
  const index = boundaries(stages).findIndex((end, place) => place > 0 && seconds < end);
  return index > 0 && seconds >= 0 ? index - 1 : null;
}
