import { hasStages } from '#contract/rules/has-stages.ts';
import { readProgram } from '#contract/rules/read-program.ts';
import { isFrequency } from '#contract/rules/valid-tone.ts';
import type { Figure } from '#cymatics/physics/figures.ts';
import type { GongTone } from '#sound/state/gong-tones.ts';
import { type Lane, newSequence, type Sequence } from '#sound/state/sequence.ts';
import { figureNamed } from './figure-choices.ts';

/** What may come to the gong from elsewhere: an address, or a program that another page left for it. */
export interface Arrival {
  readonly figure: Figure | null;
  readonly tones: readonly Partial<GongTone>[];
  readonly sequence: Sequence | null;
}

/** Null when the address says nothing of a figure or a frequency. */
export function arrivalOfLink(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  const hz = Number(query.get('frequency') || Number.NaN);
  const hasTone = isFrequency(hz);
  if (type === null && !hasTone) return null;
  return {
    figure: type === null ? null : figureNamed(type),
    tones: hasTone ? [{ frequency: hz }] : [],
    sequence: null,
  };
}

/** Reads a stored program; null when nothing of it can be played. */
export function arrivalOfProgram(stored: unknown): Arrival | null {
  const program = readProgram(stored);
  if (!program) return null;
  const { generators, syncMode } = program.settings;
  const type = typeof stored === 'object' && stored ? Reflect.get(stored, 'visualizationType') : undefined;
  const figure = typeof type === 'string' ? figureNamed(type) : null;
  if (!hasStages(program.settings)) {
    return { figure, tones: generators.flatMap((one) => ('frequency' in one ? one : [])), sequence: null };
  }
  const lanes = newSequence.lanes.map((first, index): Lane => {
    const generator = generators[index];
    return generator && 'stages' in generator ? generator : { ...first, enabled: false };
  });
  const sequence = {
    name: program.name || newSequence.name,
    description: program.description,
    syncMode,
    lanes,
  };
  return { figure, tones: [], sequence };
}
