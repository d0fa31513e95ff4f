import { frequency as limit } from '#contract/rules/limits.ts';
import { isFrequency } from '#contract/rules/valid-tone.ts';
import { hertzOfNote } from '#sound/plan/note-name.ts';

const PLAIN_NUMBER = /^[-−]?\d*\.?\d+$|^[-−]?\d+\.$/;
/** '432,5' is a decimal comma; '1,000' may be a thousand or a one: it is left alone rather than guessed. */
const DECIMAL_COMMA = /^(\d+),(\d{1,2}|\d{4,})$/;
const UNCLEAR_COMMA = /^\d+,\d{3}$/;

interface Typed {
  /** Null when it is no frequency from 0.1 to 20000 Hz. */
  readonly hz: number | null;
  /** Why not, in words; null when it is one, or when nothing was typed. */
  readonly problem: string | null;
}

/** What was typed: a number of hertz, or a note with or without cents. */
export function readTyped(text: string): Typed {
  const bare = text
    .trim()
    .replace(/\s*hz$/i, '')
    .replace(DECIMAL_COMMA, '$1.$2');
  if (bare === '') return { hz: null, problem: null };
  if (UNCLEAR_COMMA.test(bare))
    return { hz: null, problem: `${bare} can be read in two ways. Please write it without the comma.` };
  const hz = PLAIN_NUMBER.test(bare) ? Number(bare.replace('−', '-')) : hertzOfNote(bare);
  if (hz === null)
    return { hz, problem: `“${shortened(bare)}” is no number and no note. Try 432, 7.83 or A4 −32.` };
  if (isFrequency(hz)) return { hz, problem: null };
  const range = `${limit.min} to ${limit.max.toLocaleString('en-US')} Hz`;
  return { hz: null, problem: `${shortened(bare)} is out of range, which is ${range}.` };
}

/** The frequency that was typed, or null when it is none from 0.1 to 20000 Hz. */
export const readFrequency = (text: string): number | null => readTyped(text).hz;

const shortened = (text: string) => (text.length > 14 ? `${text.slice(0, 14)}…` : text);
