import { isSeen } from '#contract/rules/seen-text.ts';
import { z } from '#contract/zod.ts';

/** Characters as people count them, not UTF-16 halves. */
const countCharacters = (value: string) => [...value].length;

/**
 * Control characters (newline and tab excepted) and lone surrogates. Neither can be typed; PostgreSQL
 * refuses some of them, and the two databases would store different things. The two overrides of the writing
 * direction go with them: one of them turns all that stands behind it around, the mark of a guest's post too.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]|\p{Surrogate}/u;

export const unprintableMessage = 'Please remove characters that cannot be printed';

interface TextRule {
  readonly max: number;
  readonly min?: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
}

/**
 * Text that a person typed, composed to NFC. Lengths are checked before any pattern looks at the text,
 * so that a huge input costs nothing.
 */
export function typedText({ max, min = 0, tooShort, tooLong }: TextRule) {
  return z
    .string()
    .max(max * 4, { message: tooLong ?? `Please use at most ${max} characters`, abort: true })
    .normalize('NFC')
    .refine((value) => countCharacters(value) >= min, {
      message: tooShort ?? `Please use at least ${min} characters`,
      abort: true,
    })
    .refine((value) => countCharacters(value) <= max, {
      message: tooLong ?? `Please use at most ${max} characters`,
      abort: true,
    })
    .refine((value) => !unprintable.test(value), { message: unprintableMessage });
}

/** Text in which there is something to see. */
export function filledText(rule: { readonly max: number; readonly message: string }) {
  return typedText({ max: rule.max }).refine(isSeen, { message: rule.message });
}
