import { mkdirSync, writeFileSync } from 'node:fs';
import { rate } from '#e2e/support/lighthouse.ts';
import { newcomer } from '#e2e/support/members.ts';
import { startProduct } from '#e2e/support/product.ts';
import { prepare } from '../../scripts/prepare.mjs';

/** Lighthouse on the pages that are opened first, several times each: the machine is noisy, so the median counts. */
export async function bench(argv: string[]): Promise<void> {
  const runs = Number(argv[0] ?? 3);
  await prepare(['web', 'server'], (words: string) => console.error(words));
  const product = await startProduct();
  const rows = [];
  try {
    const cookie = await joinForCookie(product.url);
    for (const path of ['/', '/auth', '/gen', '/library']) {
      const rated = [];
      for (let run = 0; run < runs; run++) {
        rated.push(
          await rate(
            `${product.url}${path}`,
            ['performance', 'accessibility', 'best-practices'],
            path === '/library' ? cookie : undefined,
          ),
        );
      }
      rated.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0));
      const median = rated[Math.floor(runs / 2)];
      if (median)
        rows.push({ path, ...median.scores, largestPaintMs: Math.round(median.largestPaintMs ?? 0) });
      for (const line of median?.lost ?? []) console.log(`${path} lost points for ${line}`);
    }
  } finally {
    await product.stop();
    product.remove();
  }
  console.table(rows);
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
  writeFileSync(new URL('../results/lighthouse.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
}

/** Opens an account and answers the cookie of its login: the library is for members. */
async function joinForCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newcomer()),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
