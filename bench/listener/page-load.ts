import { chromium } from '@playwright/test';
import { readCpuTimeOfTree } from '#bench/cpu-time.ts';
import { joinAs } from '#e2e/support/members.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';

/** What opening a page costs until some seconds after, in seconds. */
export interface PageLoad {
  /** Of the processor, by all processes of the browser; not a number where the system does not tell. */
  browserCpu: number;
  /** As the browser tells of the page's own thread. */
  tasks: number;
  scripts: number;
  layout: number;
  style: number;
}

const WATCHED_MS = 6_000;

/** In a browser of its own, so that nothing is warm and no other page is counted. */
export async function pageLoad(baseURL: string, path: string, isMember: boolean): Promise<PageLoad> {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags });
  const { pid } = server.process();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (isMember) await joinAs(page);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Performance.enable');
    const before = readCpuTimeOfTree(pid);
    await page.goto(path);
    await page.waitForTimeout(WATCHED_MS);
    const browserCpu = (readCpuTimeOfTree(pid) - before) / 1_000;
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
