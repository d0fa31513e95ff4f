import { tellsOfDanger } from './danger.ts';
import { NEEDS } from './labels.ts';
import { createMood, type MoodReading } from './mood.ts';
import { type Moving, movingWords } from './moving-words.ts';
import { MOST_HITS, tellingWords } from './telling-words.ts';

export interface Reading extends MoodReading {
  /** The words that counted, in reading order. */
  moving: Moving[];
}

export type Reader = (text: string) => Reading;

const IN_DANGER: Reading = { crisis: true, needs: [], emotions: [], moving: [] };
/** Words alone cannot be sure: nothing they say is printed as more. */
const BY_WORDS_AT_MOST = 0.6;
/** A need that is less likely than this has no words of its own, besides the likeliest. */
const WORTH_WORDS = 0.08;

/**
 * Reads a text in whole. Danger comes first, by phrases and rules that need nothing and by the model; then the needs by the model, or, where its asset cannot be
 * had, the words that tell of a need by themselves.
 */
export function createReader(asset: Uint8Array | null): Reader {
  const mood = asset && createMood(asset);
  return (text) => {
    const reading = mood ? mood.read(text) : readByWords(text);
    if (reading.crisis) return IN_DANGER;
    const needs = reading.needs.filter(({ confidence }, at) => at === 0 || confidence >= WORTH_WORDS);
    const moving = movingWords(
      text,
      needs.map(({ need }) => need),
      mood?.chances ?? chancesByWords,
    );
    return { ...reading, needs, moving };
  };
}

function readByWords(text: string): MoodReading {
  const chances = chancesByWords(text);
  const needs = NEEDS.map((need, at) => ({ need, confidence: chances[at] ?? 0 }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
  return { crisis: tellsOfDanger(text), needs, emotions: [] };
}

function chancesByWords(text: string): number[] {
  const hits = tellingWords(text);
  return hits.map((hit) => (BY_WORDS_AT_MOST * hit) / MOST_HITS);
}
