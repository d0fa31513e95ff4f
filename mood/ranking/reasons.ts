import type { Preset } from '#contract/entities/preset.ts';
import type { TimeOfDay } from '#contract/rules/chips.ts';
import type { Need } from '../labels.ts';
import { closenessTo } from '../preset-needs.ts';
import { WORDS_FOR_NEEDS } from '../words-for-needs.ts';
import type { Ranked } from './rank-presets.ts';
import { highestTone, soundingTones } from './strength.ts';
import type { Term } from './terms.ts';

const hoursInWords: Readonly<Record<TimeOfDay, string>> = {
  morning: 'It is morning',
  afternoon: 'It is afternoon',
  evening: 'It is evening',
  night: 'It is night',
};

/** What counts for less than this is not worth a sentence. */
const WORTH_SAYING = 0.08;
const SENTENCES = 3;
const LOW_BELOW_HZ = 220;
const HIGH_FROM_HZ = 600;
/** From here on a wish is met well enough to say so. */
const WISH_MET = 0.3;

/** Why it was chosen, from the terms that counted, the weightiest first. It says where people look, never what a sound does. */
export function whyItWorks({ preset, terms }: Pick<Ranked, 'preset' | 'terms'>): string {
  const sentences = terms
    .filter(({ kind, value }) => value >= (kind === 'wish' ? WISH_MET : WORTH_SAYING))
    .sort((a, b) => b.value - a.value)
    .slice(0, SENTENCES)
    .map((term) => sentenceOf(term, preset));
  return sentences.length > 0
    ? sentences.join(' ')
    : 'Little speaks for it yet: it is here so that you have something to choose from.';
}

function sentenceOf(term: Term, preset: Preset): string {
  switch (term.kind) {
    case 'wish':
      return `${askedInWords(term)}, and this is ${whatItIs(term.need, preset)}.`;
    case 'hour':
      return `${hoursInWords[term.timeOfDay]}, an hour for ${WORDS_FOR_NEEDS[term.need].noun}.`;
    case 'intensity':
      return `You asked for something ${term.wants}: ${tonesInWords(preset)}.`;
    case 'duration':
      return `It lasts ${minutes(preset.duration)}, and you have ${Math.round(term.minutes)}.`;
    case 'category':
      return `${preset.category} presets are among those you like.`;
    case 'family':
      return `You often stay with ${preset.family}.`;
    case 'octave':
      return 'Its pitch is close to what you listen to most.';
    case 'frequency':
      return 'A tone that you like is in it.';
    case 'lately':
      return 'You heard it lately.';
  }
}

/** What a preset is to somebody with this need. */
export const whatItIs = (need: Need | undefined, preset: Preset) =>
  (need && closenessTo(need, preset)?.what) ?? `one of the ${preset.category} presets`;

const askedInWords = ({ asked, need }: { readonly asked: readonly string[]; readonly need: Need }) =>
  asked.length > 0 ? `You chose ${inARow(asked)}` : `What you wrote points to ${WORDS_FOR_NEEDS[need].noun}`;

/** Without the numbers: a reason is kept, and must not outlive the plan that opened them. */
function tonesInWords(preset: Preset): string {
  const tones = ['one tone', 'two tones', 'three tones'][soundingTones(preset).length - 1] ?? 'tones';
  const highest = highestTone(preset);
  return `${tones}, ${highest < LOW_BELOW_HZ ? 'low' : highest < HIGH_FROM_HZ ? 'in the middle' : 'rather high'}`;
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

function inARow(words: readonly string[]): string {
  const shown = words.slice(0, SENTENCES);
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '');
}
