import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/free-port.mjs';

export type Category = 'performance' | 'accessibility' | 'best-practices';

/** The scores of a page, 0 to 100, and what it lost points for. */
export interface Scores {
  scores: Partial<Record<Category, number>>;
  lost: string[];
  largestPaintMs: number | undefined;
}

/** Lets Lighthouse look at a page as a phone on a slow network sees it, in a browser of its own, as a member if a cookie is given. */
export async function rate(address: string, categories: Category[], cookie?: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
    const { categories: rated, audits } = result.lhr;
    const scores: Scores['scores'] = {};
    for (const name of categories) scores[name] = Math.round((rated[name]?.score ?? 0) * 100);
    const weighed = categories
      .flatMap((name) => rated[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0);
    const lost = weighed
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
    return { scores, lost, largestPaintMs: audits['largest-contentful-paint']?.numericValue };
  } finally {
    await browser.close();
  }
}
