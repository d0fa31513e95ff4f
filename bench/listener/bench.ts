import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { joinAs } from '#e2e/support/members.ts';
import { startProduct } from '#e2e/support/product.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { prepare } from '../../scripts/prepare.mjs';
import { guestsWay, newMembersWay } from './landing-to-sound.ts';
import { pageLoad } from './page-load.ts';
import { pressAtOnce } from './press-to-sound.ts';
import { figuresTime, watchFigures } from './visible-figures.ts';

const RESULTS = new URL('../results/listener.json', import.meta.url);
/** As a phone of the middle class: the processor four times slower. */
const SLOWED = 4;
const RUNS = 5;

/**
 * What a new listener waits for: figures in the window, the first sound after a press on Play as soon as it is seen,
 * and the way from the landing page to a sound; and what opening a page costs. `npm run bench -- listener [runs]
 * [under this name] [address]`: medians, written beside those of other names, so that before and after can be compared.
 * With an address a product is measured that runs there, as an older one does, started with RATE_LIMIT_SCALE=100.
 */
export async function bench([runs = String(RUNS), name = 'now', address]: string[]): Promise<void> {
  const product = address ? running(address) : await startOwn();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const url = product.url;
  const times = Number(runs);
  const measure = <Figures extends object>(slowed: number, once: (page: Page) => Promise<Figures>) =>
    medians(times, () => inFreshPage(browser, url, slowed, once));
  const figuresOn = (path: string, isMember: boolean) => async (page: Page) => {
    if (isMember) await joinAs(page);
    await watchFigures(page);
    await page.goto(path);
    return figuresTime(page, path !== '/visualization');
  };
  try {
    const found = {
      runs: times,
      library: {
        full: await measure(1, figuresOn('/library', true)),
        slowed: await measure(SLOWED, figuresOn('/library', true)),
      },
      gen: {
        full: await measure(1, figuresOn('/gen', false)),
        slowed: await measure(SLOWED, figuresOn('/gen', false)),
      },
      gong: {
        full: await measure(1, figuresOn('/visualization', true)),
        slowed: await measure(SLOWED, figuresOn('/visualization', true)),
      },
      pressToSound: {
        full: await measure(1, (page) => pressAtOnce(page, '/gen')),
        slowed: await measure(SLOWED, (page) => pressAtOnce(page, '/gen')),
      },
      landingToSound: {
        guest: await measure(1, (page) => guestsWay(page, '/')),
        newMember: await measure(1, (page) => newMembersWay(page, '/')),
      },
      pageLoad: {
        landing: await medians(times, () => pageLoad(url, '/', false)),
        gen: await medians(times, () => pageLoad(url, '/gen', false)),
        library: await medians(times, () => pageLoad(url, '/library', true)),
        gong: await medians(times, () => pageLoad(url, '/visualization', true)),
      },
    };
    console.log(JSON.stringify(found, null, 2));
    keep(name, found);
  } finally {
    await browser.close();
    await product.stop();
    product.remove();
  }
}

async function startOwn() {
  await prepare(['web', 'server'], (words: string) => console.error(words));
  return startProduct({ RATE_LIMIT_SCALE: '100' });
}

/** One that somebody else started, and will stop. */
const running = (url: string) => ({ url, stop: async () => {}, remove: () => {} });

async function inFreshPage<Figures>(
  browser: Browser,
  baseURL: string,
  slowed: number,
  once: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  try {
    // What runs this bench wraps named functions in a call of its own, which the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await once(page);
  } finally {
    await context.close();
  }
}

/** Each figure by itself: its median over the runs. */
async function medians<Figures extends object>(
  runs: number,
  once: () => Promise<Figures>,
): Promise<Record<string, number>> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await once());
  const keys = Object.keys(all[0] ?? {}) as (keyof Figures & string)[];
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = all.map((figures) => Number(figures[key])).sort((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return [key, median < 10 ? Number(median.toFixed(2)) : Math.round(median)];
    }),
  );
}

function keep(name: string, found: object): void {
  mkdirSync(new URL('.', RESULTS), { recursive: true });
  let before: object = {};
  try {
    before = JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    // The first run there is.
  }
  writeFileSync(RESULTS, `${JSON.stringify({ ...before, [name]: found }, null, 2)}\n`);
}
