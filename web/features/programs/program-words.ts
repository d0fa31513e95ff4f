import { shown } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';

/** As much of a description as a list shows, counted as people count letters. */
export function shortened(description: string): string {
  const letters = [...description.trim()];
  if (letters.length <= shown.programDescription) return letters.join('');
  return `${letters.slice(0, shown.programDescription).join('').trimEnd()}…`;
}

/** '432, 216 Hz, 15 min, with music': what of it sounds, and how long it takes. */
export function contentsInWords({ settings, duration }: Pick<SavedProgram, 'settings' | 'duration'>): string {
  const tones = (settings?.generators ?? []).filter(({ enabled }) => enabled);
  const numbers = tones.map((tone) =>
    'stages' in tone ? tone.stages.map(({ frequency }) => frequency).join(' → ') : String(tone.frequency),
  );
  const beside = [
    ...(settings?.music?.playing ? ['music'] : []),
    ...(settings?.river?.playing ? ['the river'] : []),
  ];
  const hertz = numbers.length > 0 ? `${numbers.join(', ')} Hz, ` : '';
  return `${hertz}${minutesInWords(duration)}${beside.length > 0 ? `, with ${beside.join(' and ')}` : ''}`;
}

const minutesInWords = (minutes: number) => `${Math.round(minutes * 10) / 10} min`;

/**
 * The sentence that a message about a program begins with; a public one can be opened from it. Everyone reads it: it
 * has no numbers of Premium.
 */
export function sentenceAbout(program: SavedProgram): string {
  const open = program.isPremium ? { ...program, settings: null } : program;
  const words = `I made a program called ${program.name} (${contentsInWords(open)}). Perhaps it is something for you too.`;
  if (!program.isPublic) return words;
  const path = pages.communityProgram.path.replace(':id', String(program.id));
  return `${words} ${window.location.origin}${path}`;
}
