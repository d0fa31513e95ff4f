import { readFileSync } from 'node:fs';
import { createMood } from '#mood/mood.ts';
import { ASSET_FILE } from '../asset-file.ts';

/** `npm run --silent mood:needs -- FILE.jsonl`: for each line {"text": …} what the API would answer with, as JSON. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('npm run mood:needs -- FILE.jsonl, one {"text": "…"} a line');
  process.exit(2);
}
const mood = createMood(readFileSync(ASSET_FILE));
const rounded = (value: number) => Math.round(value * 1000) / 1000;
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const { crisis, needs, emotions } = mood.read(String(JSON.parse(line).text ?? ''));
  console.log(
    JSON.stringify({
      crisis,
      needs: needs.map(({ need, confidence }) => ({ need, confidence: rounded(confidence) })),
      emotions: emotions.map(({ emotion, confidence }) => ({ emotion, confidence: rounded(confidence) })),
    }),
  );
}
