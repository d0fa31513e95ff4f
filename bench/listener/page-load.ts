import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { joinAs } from '#e2e/support/members.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';

/** What opening a page costs until some seconds after, in seconds. */
export interface PageLoad {
  /** Of the processor, by all processes of the browser: those of Linux are counted. */
  browserCpu: number;
  /** As the browser tells of the page's own thread. */
  tasks: number;
  scripts: number;
  layout: number;
  style: number;
}

const WATCHED_MS = 6_000;
/** Of `times`: how Linux counts the processor's time. */
const TICKS_A_SECOND = 100;

/** In a browser of its own, so that nothing is warm and no other page is counted. */
export async function pageLoad(baseURL: string, path: string, isMember: boolean): Promise<PageLoad> {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags });
  const root = server.process().pid ?? 0;
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (isMember) await joinAs(page);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Performance.enable');
    const before = cpuOf(root);
    await page.goto(path);
    await page.waitForTimeout(WATCHED_MS);
    const browserCpu = cpuOf(root) - before;
    const { metrics } = await protocol.send('Performance.getMetrics');
    const told = new Map(metrics.map(({ name, value }) => [name, value]));
    return {
      browserCpu,
      tasks: told.get('TaskDuration') ?? 0,
      scripts: told.get('ScriptDuration') ?? 0,
      layout: told.get('LayoutDuration') ?? 0,
      style: told.get('RecalcStyleDuration') ?? 0,
    };
  } finally {
    await server.close();
  }
}

/** Seconds of the processor that a process and all below it have taken so far; 0 where there is no /proc. */
function cpuOf(root: number): number {
  const all = processes();
  const from = (one: number): number =>
    all.reduce(
      (sum, { id, parent, seconds }) => sum + (id === one ? seconds : 0) + (parent === one ? from(id) : 0),
      0,
    );
  return from(root);
}

function processes(): { id: number; parent: number; seconds: number }[] {
  const isLinux = process.platform === 'linux';
  const ids = isLinux ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return ids.flatMap((id) => {
    try {
      const line = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name of a program may hold anything, brackets too: the numbers begin behind the last one.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      const ticks = Number(fields[11]) + Number(fields[12]);
      return [{ id: Number(id), parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }];
    } catch {
      // It has ended in between.
      return [];
    }
  });
}
