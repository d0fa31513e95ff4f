import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { describeMachine } from '#bench/machine.ts';
import { FIGURES } from '#cymatics/physics/figures.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import type { Setting } from './page.ts';

interface Row extends Setting {
  /** Frames a second while a tone sweeps, so that field, ground and every grain change; at most 60. */
  fps: number;
  /** Processor time of one frame, in the page and in the process that draws for it. */
  pageCpuMs: number;
  drawCpuMs: number;
  /** What these times allow on two idle cores: other work on the machine lowers `fps`, hardly this. */
  idleFps: number;
}

const PAINTERS = ['canvas2d', 'webgl2'] as const;
/** What must be reached where nothing but the processor draws. */
const GOALS = { field900: 25, grains20kAt450: 20 } as const;
const REST_SECONDS = 3;

/**
 * Frames a second of every figure while a tone sweeps, with both painters: `npm run bench -- cymatics [frames]`
 * draws so many for each row. Browsers without a graphics processor draw WebGL in software; the device is named.
 */
export async function bench(argv: string[]): Promise<void> {
  const frames = Number(argv[0] ?? 60);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await openPage(browser);
    const rows: Row[] = [];
    // The browser compiles what it runs for the first time: one round that does not count.
    await measureRow(
      browser,
      page,
      { figure: 'square', painter: 'canvas2d', size: 900, grains: 20_000 },
      frames,
    );
    for (const painter of PAINTERS) {
      for (const figure of FIGURES) {
        const measure = async (size: number, grains: number) => {
          rows.push(await measureRow(browser, page, { figure, painter, size, grains }, frames));
        };
        // One grain is as good as none: what is left is the field and the ground.
        await measure(900, 1);
        await measure(900, 20_000);
        await measure(900, 100_000);
        await measure(450, 20_000);
      }
    }
    report(rows, await measureRest(page), await page.evaluate(() => window.deviceName()));
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const built = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  });
  const first = Array.isArray(built) ? built[0] : built;
  const code = first && 'output' in first ? first.output[0].code : '';
  const page = await browser.newPage({ viewport: { width: 1000, height: 950 } });
  await page.addScriptTag({ content: code });
  return page;
}

async function measureRow(browser: Browser, page: Page, setting: Setting, frames: number): Promise<Row> {
  await page.evaluate((one) => window.prepare(one), setting);
  const before = await cpuSeconds(browser);
  const seconds = await page.evaluate((count) => window.sweep(count), frames);
  const after = await cpuSeconds(browser);
  const each = (kind: 'page' | 'draw') => ((after[kind] - before[kind]) * 1000) / frames;
  return {
    ...setting,
    fps: tenth(frames / seconds),
    pageCpuMs: tenth(each('page')),
    drawCpuMs: tenth(each('draw')),
    idleFps: tenth(Math.min(60, 1000 / Math.max(each('page'), each('draw')))),
  };
}

/** Processor seconds that the pages, and the process that draws, have used so far. */
async function cpuSeconds(browser: Browser): Promise<{ page: number; draw: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sum = (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((total, { cpuTime }) => total + cpuTime, 0);
  return { page: sum('renderer'), draw: sum('GPU') };
}

/** Share of one processor core that a settled figure costs the page, in per cent. */
async function measureRest(page: Page): Promise<{ settleFrames: number; busyPercent: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const settleFrames = await page.evaluate(() => window.rest('diamond'));
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  await page.waitForTimeout(REST_SECONDS * 1000);
  const busyPercent = Math.round(((await busy()) - before) * (10_000 / REST_SECONDS)) / 100;
  return { settleFrames, busyPercent };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function report(rows: Row[], atRest: { settleFrames: number; busyPercent: number }, device: string): void {
  console.table(rows);
  const slowest = (wanted: (row: Row) => boolean) =>
    Object.fromEntries(
      PAINTERS.map((painter) => {
        const some = rows.filter((row) => row.painter === painter && wanted(row));
        const [fps, idleFps] = [some.map((row) => row.fps), some.map((row) => row.idleFps)];
        return [painter, { fps: Math.min(...fps), idleFps: Math.min(...idleFps) }];
      }),
    );
  const summary = {
    device,
    goals: GOALS,
    slowest: {
      field900: slowest(({ size, grains }) => size === 900 && grains === 1),
      grains20kAt450: slowest(({ size }) => size === 450),
      grains20kAt900: slowest(({ size, grains }) => size === 900 && grains === 20_000),
      grains100kAt900: slowest(({ grains }) => grains === 100_000),
    },
    atRest,
    machine: describeMachine(),
  };
  console.dir(summary, { depth: 4 });
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('cymatics.json', folder), `${JSON.stringify({ summary, rows }, null, 2)}\n`);
}
