import type { Settings } from '#mood/asset.ts';
import { NEEDS } from '#mood/labels.ts';
import { createMood, needChances } from '#mood/mood.ts';
import { readGoEmotions } from './goemotions.ts';
import { f1 } from './measures.ts';
import { type Sentence, sentenceParts } from './sentences.ts';

/** Of the texts that tell of a need, this share may be answered with "cannot tell" at most. */
const LOST = 0.01;

type Said = ReturnType<ReturnType<typeof createMood>['outputs']>;

/** Chooses thresholds, temperature and weights on the development split and on the tenth kept for it. */
export function fitSettings(asset: Uint8Array, dev: string): Settings {
  const mood = createMood(asset);
  const tune = sentenceParts().tune.map((sentence) => ({ sentence, said: mood.outputs(sentence.text) }));
  const told = tune.filter(({ sentence }) => sentence.needs.length > 0);
  const wordWeight = best(range(0, 4, 0.1), (weight) => right(told, weight));
  const temperature = best(
    range(0.5, 4, 0.05),
    (degree) => -surprise(told, { wordWeight, temperature: degree }),
  );
  const unsure = told
    .map(({ said }) => needChances(said, { wordWeight, temperature })[NEEDS.length] ?? 0)
    .sort((a, b) => b - a);
  return {
    thresholds: labelThresholds(mood, dev),
    wordWeight,
    temperature,
    cannotTell: Math.max(0.35, unsure[Math.floor(unsure.length * LOST)] ?? 0.5),
  };
}

function labelThresholds(mood: ReturnType<typeof createMood>, dev: string): number[] {
  const texts = readGoEmotions(dev);
  const said = texts.map(({ text }) => mood.emotionOutputs(text));
  return (texts[0]?.labels ?? []).map((_, label) => {
    const truth = texts.map(({ labels }) => labels[label] === 1);
    const chance = said.map((row) => row[label] ?? 0);
    return best(range(0.05, 0.9, 0.01), (threshold) =>
      f1(
        chance.map((value) => value >= threshold),
        truth,
      ),
    );
  });
}

function right(told: { sentence: Sentence; said: Said }[], wordWeight: number): number {
  return told.filter(({ sentence, said }) => {
    const chances = needChances(said, { wordWeight, temperature: 1 }).slice(0, NEEDS.length);
    return NEEDS[chances.indexOf(Math.max(...chances))] === sentence.needs[0];
  }).length;
}

/** How unlikely the needs that a sentence tells of were taken to be: least where confidence is honest. */
function surprise(
  told: { sentence: Sentence; said: Said }[],
  settings: Pick<Settings, 'temperature' | 'wordWeight'>,
): number {
  return told.reduce((sum, { sentence, said }) => {
    const chances = needChances(said, settings);
    return (
      sum - Math.log(sentence.needs.reduce((all, need) => all + (chances[NEEDS.indexOf(need)] ?? 0), 1e-9))
    );
  }, 0);
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function best(options: number[], score: (option: number) => number): number {
  let [chosen = 0] = options;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value > highest) {
      highest = value;
      chosen = option;
    }
  }
  return Math.round(chosen * 1000) / 1000;
}
