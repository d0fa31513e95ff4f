import { helpInWords } from '#contract/help-lines.ts';
import { crisisByRules } from './crisis-rules.ts';

/** Goes with the answer to whoever wrote the text, where it tells of danger. Nobody else is told, and nothing is kept. */
export function helpFor(text: string): { help?: string } {
  return crisisByRules(text) ? { help: helpInWords } : {};
}
