import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAsset } from './asset.ts';
import { createTokenizer } from './tokenizer.ts';

const samples: { text: string; pieces: number[] }[] = JSON.parse(
  readFileSync(new URL('./testing/tokens.json', import.meta.url), 'utf8'),
);

it('MOOD-27: cuts texts exactly as the package of the encoder does', () => {
  const tokenize = createTokenizer(readAsset(readFileSync('web/public/mood/mood.bin')).vocabulary);
  expect(samples.length).toBeGreaterThan(20);
  for (const { text, pieces } of samples) expect(tokenize(text), text).toEqual(pieces);
});
