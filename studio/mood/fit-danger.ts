import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '#cymatics/sand/random.ts';
import { dangerScore } from '#mood/danger.ts';
import { createMood } from '#mood/mood.ts';
import { PLACES, phrasesOf, weighPhrases } from '#mood/phrases.ts';
import { ASSET_FILE } from './asset-file.ts';
import { GRAVE, readGoEmotions } from './goemotions.ts';
import { readSentences, sentenceParts } from './sentences.ts';

const EPOCHS = 12;
const RATE = 0.2;
/** A text of danger that is missed costs so many times as much as a false alarm. */
const DANGER_COUNTS = 1.5;
/** Every so manieth comment of GoEmotions that is not about danger. */
const COMMENTS = 8;
/** Weights that hardly count are none: the rest is a third of the size. */
const KEPT = 0.4;
/** A few weights are far larger than all others and are cut; the eight bits are for the rest. */
const LARGEST = 0.0005;
/** At most these shares of texts that only sound like danger may raise an alarm. */
const ALARMS = { alone: 1 / 80, together: 1 / 60 };
const HEAD_WEIGHTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6];

interface Example {
  places: Set<number>;
  danger: boolean;
}

/** Weighs the phrases of danger, chooses from where on they raise an alarm, and writes `mood/danger-weights.ts`. */
export function fitDanger(goemotions: string): void {
  const { train, tune } = sentenceParts();
  const comments = readGoEmotions(join(goemotions, 'train.tsv'))
    .filter(({ text }) => !GRAVE.test(text))
    .filter((_, at) => at % COMMENTS === 0)
    .map(({ text }) => ({ text, danger: false }));
  const examples = [...train, ...tune, ...comments].map(({ text, danger }) => ({
    places: phrasesOf(text),
    danger,
  }));
  const { weights, bias } = learn(examples);
  const { bytes, scale } = inEightBits(weights);

  const mood = createMood(readFileSync(ASSET_FILE));
  const chosen = ['choose-danger.tsv', 'choose-sounds-like-danger.tsv']
    .flatMap(readSentences)
    .map(({ text, danger }) => ({
      danger,
      score: dangerScore(text, { weights: bytes, scale, bias }),
      head: mood.outputs(text).crisis,
    }));
  const alone = threshold(
    chosen.filter(({ danger }) => !danger).map(({ score }) => score),
    ALARMS.alone,
  );
  const together = HEAD_WEIGHTS.map((head) => {
    const scores = chosen.map((text) => ({ ...text, score: text.score + head * text.head }));
    const safe = scores.filter(({ danger }) => !danger).map(({ score }) => score);
    const from = threshold(safe, ALARMS.together);
    return { head, from, found: scores.filter(({ danger, score }) => danger && score >= from).length };
  }).reduce((best, one) => (one.found > best.found ? one : best));
  const found = chosen.filter(({ danger, score }) => danger && score >= alone).length;
  const dangers = chosen.filter(({ danger }) => danger).length;
  console.log(
    `${examples.length} texts; of ${dangers} chosen by, ${found} alone, ${together.found} together.`,
  );
  write({ bytes, scale, bias, alone, head: together.head, together: together.from });
}

/** Logistic regression, one text at a time, each weight with a step of its own (AdaGrad). */
function learn(examples: readonly Example[]): { weights: Float32Array; bias: number } {
  const random = randomFrom(14);
  const weights = new Float32Array(PLACES);
  const steps = new Float32Array(PLACES).fill(0.01);
  let bias = 0;
  let biasStep = 0.01;
  const order = examples.slice();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { places, danger } of order) {
      const share = 1 / Math.sqrt(places.size);
      const chance = 1 / (1 + Math.exp(-bias - weighPhrases(places, weights)));
      const error = (danger ? DANGER_COUNTS : 1) * (chance - Number(danger));
      for (const place of places) {
        const slope = error * share * 4;
        steps[place] = (steps[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(steps[place] ?? 1);
      }
      biasStep += error * error;
      bias -= (RATE * error) / 4 / Math.sqrt(biasStep);
    }
  }
  return { weights, bias };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
}

function inEightBits(weights: Float32Array): { bytes: Int8Array; scale: number } {
  const sizes = Array.from(weights, Math.abs).sort((one, other) => other - one);
  const least = sizes[Math.floor(PLACES * KEPT)] ?? 0;
  const scale = (sizes[Math.floor(PLACES * LARGEST)] ?? 127) / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { bytes, scale };
}

/** As low as the alarms allow. */
function threshold(safe: readonly number[], alarms: number): number {
  const highest = [...safe].sort((one, other) => other - one);
  return (highest[Math.floor(safe.length * alarms)] ?? 0) + 0.01;
}

function write(made: {
  bytes: Int8Array;
  scale: number;
  bias: number;
  alone: number;
  head: number;
  together: number;
}): void {
  const number = (value: number) => String(Number(value.toPrecision(6)));
  writeFileSync(
    join(import.meta.dirname, '../../mood/danger-weights.ts'),
    `/** Made by \`npm run mood:make -- danger\`. A weight for each place of a phrase, and what they add up from. */
export const SCALE = ${number(made.scale)};
export const BIAS = ${number(made.bias)};
/** From here on the phrases raise an alarm by themselves. */
export const ALONE = ${number(made.alone)};
/** The head of the model counts so much, and from here on the two do together. */
export const HEAD = ${made.head};
export const TOGETHER = ${number(made.together)};
export const WEIGHTS =
  '${Buffer.from(made.bytes.buffer).toString('base64')}';
`,
  );
}
