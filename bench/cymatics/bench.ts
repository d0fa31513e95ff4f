import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { FIGURES } from '#cymatics/physics/figures.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs';
import type { Setting } from './page.ts';

interface Row extends Setting {
  fps: number;
  frameMs: number;
  device: string;
}

const PAINTERS = ['canvas2d', 'webgl2'] as const;
/** What must be reached where nothing but the processor draws. */
const GOALS = { field900: 25, grains20kAt450: 20 } as const;
const REST_SECONDS = 3;

/**
 * Frames a second of every figure while a tone sweeps, with both painters. `npm run bench -- cymatics [seconds]`
 * takes so long for each row. Browsers without a graphics processor draw WebGL in software; the device is named.
 */
export async function bench(argv: string[]): Promise<void> {
  const seconds = Number(argv[0] ?? 2);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await openPage(browser);
    const rows: Row[] = [];
    const measure = async (setting: Omit<Setting, 'seconds'>) => {
      const measured = await page.evaluate((one) => window.measure(one), { ...setting, seconds });
      rows.push({ ...setting, seconds, ...rounded(measured) });
    };
    for (const painter of PAINTERS) {
      // One grain is as good as none: what is left is the field and the ground.
      for (const figure of FIGURES) await measure({ figure, painter, size: 900, grains: 1 });
      for (const grains of [20_000, 100_000]) {
        for (const figure of FIGURES) await measure({ figure, painter, size: 900, grains });
      }
      for (const figure of FIGURES) await measure({ figure, painter, size: 450, grains: 20_000 });
    }
    const atRest = await measureRest(page);
    report(rows, atRest);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const built = await build({
    root,
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

/** Share of one processor core that a settled figure costs, in per cent. */
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

function rounded<T extends { fps: number; frameMs: number }>(measured: T): T {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { ...measured, fps: tenth(measured.fps), frameMs: tenth(measured.frameMs) };
}

function report(rows: Row[], atRest: { settleFrames: number; busyPercent: number }): void {
  console.table(rows.map(({ seconds, device, ...row }) => row));
  const slowest = (wanted: (row: Row) => boolean) =>
    Object.fromEntries(
      PAINTERS.map((painter) => [
        painter,
        Math.min(...rows.filter((row) => row.painter === painter && wanted(row)).map(({ fps }) => fps)),
      ]),
    );
  const summary = {
    goals: GOALS,
    slowestField900: slowest(({ size, grains }) => size === 900 && grains === 1),
    slowest20kAt450: slowest(({ size }) => size === 450),
    slowest20kAt900: slowest(({ size, grains }) => size === 900 && grains === 20_000),
    slowest100kAt900: slowest(({ grains }) => grains === 100_000),
    atRest,
    load: loadavg().map((value) => Math.round(value * 10) / 10),
  };
  console.log(summary);
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('cymatics.json', folder), `${JSON.stringify({ summary, rows }, null, 2)}\n`);
}
