import type { ProgramSettings } from '#contract/entities/program.ts';

/** Whether any tone of a program changes by itself. Such a program is part of Premium, and no generator can hold it. */
export function hasStages({ generators }: ProgramSettings): boolean {
  return generators.some((generator) => 'stages' in generator);
}
