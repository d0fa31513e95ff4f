import { type Asset, readAsset, type Settings } from './asset.ts';
import { tellsOfDanger } from './danger.ts';
import { createEncoder } from './encoder.ts';
import { EMOTIONS, type Emotion, NEEDS, type Need } from './labels.ts';
import { tellingWords } from './telling-words.ts';
import { createTokenizer } from './tokenizer.ts';

export interface MoodReading {
  /** Somebody may be in danger: help comes before everything else. */
  crisis: boolean;
  /** Likeliest first; empty when one cannot tell. */
  needs: { need: Need; confidence: number }[];
  emotions: { emotion: Emotion; confidence: number }[];
}

export interface Mood {
  read(text: string): MoodReading;
  /** How likely each need is, in their order, whether or not it is named. */
  chances(text: string): number[];
  /** All outputs of GoEmotions as probabilities: 28 emotions, 7 groups of Ekman, 4 sentiments. */
  emotionOutputs(text: string): number[];
  /** What the heads say before thresholds and calibration, for making the asset. */
  outputs(text: string): { needs: number[]; words: number[]; crisis: number; labels: number[] };
  settings: Settings;
  /** Whether the WebAssembly kernel runs. */
  fast: boolean;
}

const LABELS = 39;
const CHOICES = NEEDS.length + 1;
const OUTPUTS = LABELS + CHOICES + 1;
const FEATURES = 1024;
/** So many needs are named where one can tell, and no more than these unless they are likely too. */
const NAMED = 3;
const LIKELY = 0.1;

/** Reads the mood of a text with the asset of `web/public/mood`. The same in Node and in the browser. */
export function createMood(bytes: Uint8Array, wanted: 'fastest' | 'plain' = 'fastest'): Mood {
  const asset = readAsset(bytes);
  const tokenize = createTokenizer(asset.vocabulary);
  const encoder = createEncoder(asset, wanted);
  const head = readHead(asset);
  const { settings } = asset;

  const outputs = (text: string) => {
    const all = head(encoder.encode(tokenize(text.trim())));
    return {
      labels: all.slice(0, LABELS),
      needs: all.slice(LABELS, LABELS + CHOICES),
      crisis: all[OUTPUTS - 1] ?? 0,
      words: tellingWords(text),
    };
  };

  return {
    settings,
    fast: encoder.fast,
    outputs,
    emotionOutputs: (text) => outputs(text).labels.map(sigmoid),
    read(text) {
      const said = outputs(text);
      const chances = needChances(said, settings);
      const ranked = NEEDS.map((need, at) => ({ need, confidence: chances[at] ?? 0 })).sort(
        (a, b) => b.confidence - a.confidence,
      );
      return {
        crisis: tellsOfDanger(text, said.crisis),
        needs: unclear(text, chances, settings)
          ? []
          : ranked.filter(({ confidence }, at) => at < NAMED || confidence >= LIKELY),
        emotions: EMOTIONS.map((emotion, at) => ({ emotion, confidence: sigmoid(said.labels[at] ?? 0) }))
          .filter(({ confidence }, at) => confidence >= (settings.thresholds[at] ?? 1))
          .sort((a, b) => b.confidence - a.confidence),
      };
    },
    chances: (text) => needChances(outputs(text), settings),
  };
}

/** The probabilities of the needs and, last, of "cannot tell". */
export function needChances(
  said: { needs: number[]; words: number[] },
  { temperature, wordWeight }: Pick<Settings, 'temperature' | 'wordWeight'>,
): number[] {
  const logits = said.needs.map((logit, at) => (logit + wordWeight * (said.words[at] ?? 0)) / temperature);
  const largest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Nothing to go by: no letters at all, or a text like those that nobody could tell from. */
function unclear(text: string, chances: number[], { cannotTell }: Settings): boolean {
  return !/\p{L}|\p{Extended_Pictographic}/u.test(text) || (chances[NEEDS.length] ?? 0) >= cannotTell;
}

function readHead(asset: Asset): (features: Float32Array) => number[] {
  const weights = asset.float32('head');
  const bias = asset.float32('head.bias');
  return (features) =>
    Array.from({ length: OUTPUTS }, (_, output) => {
      let sum = bias[output] ?? 0;
      for (let at = 0; at < FEATURES; at++)
        sum += (weights[output * FEATURES + at] ?? 0) * (features[at] ?? 0);
      return sum;
    });
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
