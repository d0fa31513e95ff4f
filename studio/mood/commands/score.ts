import { readFileSync } from 'node:fs';
import { createMood } from '#mood/mood.ts';
import { ASSET_FILE } from '../asset-file.ts';
import { readGoEmotions } from '../goemotions.ts';
import { f1, macro, percentile } from '../measures.ts';

/** `npm run --silent mood:score -- FILE.tsv`: macro-F1 over 28 labels, Ekman's groups and sentiment, then timings. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('npm run mood:score -- FILE.tsv, in the format of GoEmotions: text, tab, label numbers');
  process.exit(2);
}
const mood = createMood(readFileSync(ASSET_FILE));
const texts = readGoEmotions(file);
const times: number[] = [];
const said = texts.map(({ text }) => {
  const start = performance.now();
  const outputs = mood.emotionOutputs(text);
  times.push(performance.now() - start);
  return outputs;
});
const scores = mood.settings.thresholds.map((threshold, label) =>
  f1(
    said.map((outputs) => (outputs[label] ?? 0) >= threshold),
    texts.map(({ labels }) => labels[label] === 1),
  ),
);
console.log(macro(scores.slice(0, 28)).toFixed(4));
console.log(macro(scores.slice(28, 35)).toFixed(4));
console.log(macro(scores.slice(35, 39)).toFixed(4));
console.log(
  `${texts.length} texts, a text p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms` +
    (mood.fast ? '' : ', without WebAssembly vectors'),
);
