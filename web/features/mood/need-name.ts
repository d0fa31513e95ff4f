import { NEEDS } from '#mood/labels.ts';
import { WORDS_FOR_NEEDS } from '#mood/words-for-needs.ts';

/** What a need is called on the page. */
export function needName(key: string): string {
  const need = NEEDS.find((one) => one === key);
  const noun = need ? WORDS_FOR_NEEDS[need].noun.replace(/^the /, '') : key;
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
