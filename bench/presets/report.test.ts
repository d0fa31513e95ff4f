import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificates, certifiedVersion } from '#catalogue/certificates.ts';
import { presets } from '#catalogue/presets.ts';
import { writeReport } from './report.ts';

it('the report in docs/ is the one that this catalogue and these certificates make', () => {
  const kept = readFileSync(new URL('../../docs/catalogue-report.md', import.meta.url), 'utf8');
  expect(kept, 'npm run bench -- presets').toBe(writeReport(presets, certificates, certifiedVersion));
});

it('tells no frequency of a premium preset', () => {
  const report = writeReport(presets, certificates, certifiedVersion);
  const numbers = new Set([...report.matchAll(/\d+\.\d+/g)].map(([text]) => Number(text)));
  const premium = presets.filter((one) => one.isPremium);
  expect(premium.filter((one) => one.frequencies.some((hz) => numbers.has(hz)))).toEqual([]);
});
