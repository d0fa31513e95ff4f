import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEEDS, type Need } from '#mood/labels.ts';

export interface Sentence {
  text: string;
  /** The first is the plainest; empty when none was given. */
  needs: Need[];
  /** Nobody could tell from this text what is wanted. */
  cannotTell: boolean;
  danger: boolean;
}

const FOLDER = join(import.meta.dirname, 'sentences');
/** Chosen once, before anything was trained. */
const SEED = 14;

/**
 * The sentences of `sentences/`, in three parts: one to train on, a tenth to set thresholds of needs by, and a tenth that
 * nothing is chosen by, and none of those that are held out or chosen by as whole files. A sentence always falls into the same part, since its text decides.
 */
export function sentenceParts(): Record<'train' | 'tune' | 'held', Sentence[]> {
  const parts = { train: [] as Sentence[], tune: [] as Sentence[], held: [] as Sentence[] };
  for (const file of readdirSync(FOLDER).sort()) {
    if (/^(?:held|choose)-/.test(file)) continue;
    for (const sentence of readSentences(file)) {
      const tenth = hash(sentence.text) % 10;
      parts[tenth === 0 ? 'held' : tenth === 1 ? 'tune' : 'train'].push(sentence);
    }
  }
  return parts;
}

/** One file of `sentences/`: a text a line, and after a tab the needs it tells of, or a dash. */
export function readSentences(file: string): Sentence[] {
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', named = ''] = line.split('\t');
      const words = named.split(',');
      return {
        text,
        needs: words.flatMap((word) => NEEDS.filter((need) => need === word)),
        cannotTell: named === '-',
        danger: file.endsWith('danger.tsv') && !file.includes('sounds-like'),
      };
    });
}

function hash(text: string): number {
  let value = 2166136261 ^ SEED;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
