import { helpInWords } from '#contract/help-lines.ts';
import { tellsOfDanger } from './danger.ts';

/** Goes with the answer to whoever wrote the text, where it tells of danger. Nobody else is told, and nothing is kept. */
export function helpFor(text: string): { help?: string } {
  return tellsOfDanger(text) ? { help: helpInWords } : {};
}
