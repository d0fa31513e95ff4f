import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import Libsql from 'libsql';
import { describeMachine } from '#bench/machine.ts';
import { pages } from '#contract/rules/pages.ts';
import { joinAs, setWidth } from '#e2e/support/members.ts';
import { startProduct } from '#e2e/support/product.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import { prepare } from '../../scripts/prepare.mjs';
import { tasksDuring } from './tasks.ts';

const RESULTS = new URL('../results/scroll.json', import.meta.url);
const POSTS = 1_000;
/** Milliseconds of the processor for one piece of work, before a hand on the screen feels it. */
const LONGEST_TASK_MS = 50;
/** Beyond its words a post that is out of sight may leave next to nothing behind. */
const HEAP_GROWTH_MB = 6;

/**
 * `npm run bench -- scroll`: a phone scrolls through a thousand posts. How long the page's own thread works at a time,
 * by the processor's clock, and what of the posts that went by stays in memory.
 */
export async function bench(): Promise<void> {
  await prepare(['web', 'server'], (words: string) => console.error(words));
  const product = await startProduct({ RATE_LIMIT_SCALE: '100' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await joinAs(page);
    writePosts(product.dataDir);
    await setWidth(page, 'phone');
    await page.goto(pages.community.path);
    await page.getByRole('article').first().waitFor();
    const session = await page.context().newCDPSession(page);
    await scrollTo(page, 100);
    const first = await weigh(page, session);
    const tasks = await tasksDuring(browser, page, () => scrollTo(page, POSTS));
    await page.getByText('You have reached the first page.').waitFor();
    const last = await weigh(page, session);
    const found = {
      posts: POSTS,
      machine: describeMachine(),
      at100: first,
      at1000: last,
      tasks: tasks.length,
      longestTasksMs: tasks.slice(0, 5).map((ms) => Math.round(ms * 10) / 10),
    };
    console.log(JSON.stringify(found, null, 2));
    mkdirSync(new URL('.', RESULTS), { recursive: true });
    writeFileSync(RESULTS, `${JSON.stringify(found, null, 2)}\n`);
    const isGood =
      (tasks[0] ?? 0) <= LONGEST_TASK_MS &&
      last.drawn <= first.drawn * 1.5 &&
      last.heapMb - first.heapMb < HEAP_GROWTH_MB;
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
    product.remove();
  }
}

/** Posts straight into the data: every fourth sounds. */
function writePosts(dataDir: string): void {
  const data = new Libsql(join(dataDir, 'cymara.db'));
  data
    .prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${POSTS})
      insert into posts (user_id, type, content, words, tones, created_at)
      select 1, 'post', 'Note ' || i || ', written after half an hour of listening in a quiet house.', 'note ' || i,
        case when i % 4 = 0 then '[' || (200 + i) || ']' end, 1700000000000 + i * 60000 from n`,
    )
    .run();
  data.close();
}

async function weigh(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const drawn = await page.locator('[role=feed] :is(canvas, img, button)').count();
  return { heapMb: Math.round((usedSize / 1024 / 1024) * 10) / 10, drawn };
}

/** As a hand does it, a good part of the window at a time. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let last = 0; ; ) {
      const posts = document.querySelectorAll('[aria-posinset]');
      const top = [...posts].findIndex((post) => post.getBoundingClientRect().bottom > 0) + 1;
      if (top >= wanted) return;
      window.scrollBy(0, 600);
      // At the end of what has come: until more is there.
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (window.scrollY === last && document.querySelectorAll('[aria-posinset]').length < wanted);
      if (window.scrollY === last) return;
      last = window.scrollY;
    }
  }, place);
}
