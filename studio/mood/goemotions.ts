import { readFileSync } from 'node:fs';
import { EKMAN, EMOTIONS, SENTIMENT } from '#mood/labels.ts';

/** A comment with one of these may well be about danger: it is no example of none. */
export const GRAVE = /suicid|kill|die|dying|dead|death|harm|hang|cut/i;

export interface Labelled {
  text: string;
  /** 1 or 0 for each of the 28 emotions, then the 7 groups of Ekman, then the 4 sentiments. */
  labels: number[];
}

/** Reads lines of GoEmotions: text, comma-separated label numbers, and what else there may be. */
export function readGoEmotions(path: string): Labelled[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [text = '', numbers = ''] = line.split('\t');
      const has = new Set(numbers.split(',').map((number) => EMOTIONS[Number(number)]));
      const groups = [...Object.values(EKMAN), ...Object.values(SENTIMENT)];
      return {
        text,
        labels: [
          ...EMOTIONS.map((emotion) => Number(has.has(emotion))),
          ...groups.map((group) => Number(group.some((emotion) => has.has(emotion)))),
        ],
      };
    });
}
