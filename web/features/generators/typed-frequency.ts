import { frequency as limit } from '#contract/rules/limits.ts';

const PLAIN_NUMBER = /^\d*\.?\d+$|^\d+\.$/;
/** '432,5' is a decimal comma; '1,000' may be a thousand or a one: it is left alone rather than guessed. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2}|\d{4,})$/;

/** The frequency that was typed, or null when it is no number of hertz from 0.1 to 20000. */
export function readFrequency(text: string): number | null {
  const bare = text
    .trim()
    .replace(/\s*hz$/i, '')
    .replace(DECIMAL_COMMA, '$1.$2');
  if (!PLAIN_NUMBER.test(bare)) return null;
  const hz = Number(bare);
  return hz >= limit.min && hz <= limit.max ? hz : null;
}
