import type { ProgramSettings } from '#contract/entities/program.ts';
import { post } from '#contract/rules/limits.ts';
import { isFrequency } from '#contract/rules/valid-tone.ts';

/** A number before "Hz", with a point or a comma: "528 Hz", "7.83hz", "432,5 Hz". */
const HERTZ = /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,4})?)\s{0,3}hz\b/giu;

/** The frequencies that a text names, as far as a post plays them. */
export function frequenciesInText(text: string): number[] {
  const found: number[] = [];
  for (const [, digits = ''] of text.matchAll(HERTZ)) {
    const hertz = Number(digits.replace(',', '.'));
    if (isFrequency(hertz)) found.push(hertz);
    if (found.length === post.frequenciesMax) break;
  }
  return found;
}

/** The tones of a program, as far as a post plays them: what is switched on, each where it begins. */
export function frequenciesOfSettings({ generators }: ProgramSettings): number[] {
  return generators
    .filter(({ enabled }) => enabled)
    .flatMap((tone) => ('stages' in tone ? (tone.stages[0]?.frequency ?? []) : tone.frequency))
    .slice(0, post.frequenciesMax);
}
