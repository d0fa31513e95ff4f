import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '#cymatics/sand/random.ts';
import { NEEDS } from '#mood/labels.ts';
import { LEXICON } from '#mood/lexicon.ts';
import { createTokenizer, type Piece } from '#mood/tokenizer.ts';
import { altered } from './altered.ts';
import { GRAVE, readGoEmotions } from './goemotions.ts';
import { readSentences, type Sentence, sentenceParts } from './sentences.ts';

/** How many other ways of typing each sentence is trained with. */
const VARIANTS = 11;
/** The share of the first need where a sentence tells of several. */
const FIRST = 0.7;

/** Writes what train.py reads: every text cut into pieces by the product's own tokenizer, so Python needs none. */
export function prepare(vocabulary: string, folder: string, out: string): void {
  const pieces: Piece[] = JSON.parse(readFileSync(vocabulary, 'utf8')).map(
    ([text, score]: [string, number]) => ({
      text,
      score,
    }),
  );
  const tokenize = createTokenizer(pieces);
  // The same altered sentences on every machine.
  const random = randomFrom(14);

  const train = readGoEmotions(join(folder, 'train.tsv'));
  const dev = readGoEmotions(join(folder, 'dev.tsv'));
  const own = (sentences: Sentence[], variants: number) =>
    sentences
      .filter(({ text }) => tokenize(text).length > 0)
      .map((sentence) => ({
        ids: [sentence.text, ...altered(sentence.text, variants, random)].map(tokenize),
        needs: needShares(sentence),
        crisis: Number(sentence.danger),
      }));
  const { train: taught, tune, held } = sentenceParts();
  const voices = ['held-needs.tsv', 'held-danger.tsv', 'held-sounds-like-danger.tsv'].flatMap(readSentences);

  writeFileSync(
    out,
    JSON.stringify({
      train: {
        ids: train.map(({ text }) => tokenize(text)),
        labels: train.map(({ labels }) => labels),
        weak: train.map(({ text }) => Number(!GRAVE.test(text))),
        neutral: train.map(({ labels }) =>
          Number(labels[27] === 1 && labels.slice(0, 27).every((label) => label === 0)),
        ),
      },
      dev: { ids: dev.map(({ text }) => tokenize(text)), labels: dev.map(({ labels }) => labels) },
      sentences: {
        train: own([...taught, ...phrases()], VARIANTS),
        tune: own(tune, 0),
        held: own(held, 0),
        voices: own(voices, 0),
      },
    }),
  );
}

/** The words that tell of a need by themselves are examples too. */
function phrases(): Sentence[] {
  return NEEDS.flatMap((need) =>
    LEXICON[need]
      .filter((phrase) => !phrase.endsWith('*'))
      .map((text) => ({ text, needs: [need], cannotTell: false, danger: false })),
  );
}

/** What the needs head should say: the needs, and last "cannot tell". All zero where the sentence says nothing of it. */
function needShares({ needs, cannotTell }: Sentence): number[] {
  const shares = NEEDS.map((need) => {
    const at = needs.indexOf(need);
    if (at < 0) return 0;
    if (needs.length === 1) return 1;
    return at === 0 ? FIRST : (1 - FIRST) / (needs.length - 1);
  });
  return [...shares, Number(cannotTell)];
}
