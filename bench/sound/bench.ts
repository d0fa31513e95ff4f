import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { describeMachine } from '#bench/machine.ts';
import { withBenchPage } from '../browser.ts';
import { changes } from './instrument.ts';
import { clickLimit, distortionAt, frequencies, limits, loudnessAt } from './limits.ts';
import type { BenchPage } from './page.ts';

declare const benchPage: BenchPage;

interface Row {
  readonly what: string;
  readonly unit: string;
  /** The largest value that ours may have. */
  readonly limit: number;
  readonly ours: number | null;
  readonly toneJs: number | null;
  readonly naive: number | null;
}

type Measurement = keyof BenchPage['measurements'];

/** Compares our engine with Tone.js and with plain Web Audio in a real browser. `--short`: 30 s instead of 600 s. */
export async function bench(argv: string[]): Promise<void> {
  const seconds = argv.includes('--short') ? 30 : 600;
  const rows = await withBenchPage('sound', (page) => measureAll(page, seconds));
  // What is measured by the clock on the wall is worth little on a busy machine; this says how busy it was.
  const machine = describeMachine();
  printTable(rows);
  console.log(`${machine.cores} cores, load ${machine.load.join(', ')}`);
  const folder = resolve(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, 'sound.json'), `${JSON.stringify({ seconds, machine, rows }, null, 2)}\n`);
  const missed = rows.filter((row) => row.ours === null || row.ours > row.limit);
  for (const row of missed)
    console.error(`Missed: ${row.what} is ${row.ours} ${row.unit}, limit ${row.limit}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function measureAll(page: Page, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    console.log(`${row.what}: ${[row.ours, row.toneJs, row.naive].map(shown).join(' | ')} ${row.unit}`);
  };
  const call = (name: string, measurement: Measurement, args: readonly unknown[]): Promise<number | null> =>
    page.evaluate(
      async (task) => {
        const measure = benchPage.measurements[task.measurement] as (
          ...all: unknown[]
        ) => Promise<number | null>;
        return measure(benchPage.instruments[task.name], ...task.args);
      },
      { name, measurement, args },
    );
  const compare = async (
    head: Pick<Row, 'what' | 'unit' | 'limit'>,
    measurement: Measurement,
    ...args: readonly unknown[]
  ) => {
    const ours = await call('ours', measurement, args);
    const toneJs = await call('Tone.js', measurement, args);
    const naive = await call('naive', measurement, args);
    add({ ...head, ours, toneJs, naive });
  };

  for (const hz of frequencies) {
    const head = {
      what: `frequency error, ${hz} Hz over ${seconds} s`,
      unit: 'cent',
      limit: limits.frequencyErrorCents,
    };
    await compare(head, 'frequencyErrorCents', hz, seconds);
  }
  for (const hz of distortionAt) {
    await compare(
      { what: `THD+N, sine ${hz} Hz`, unit: 'dB', limit: limits.distortionDb },
      'distortionDb',
      hz,
    );
  }
  for (const waveType of ['sawtooth', 'square']) {
    for (const hz of distortionAt) {
      const head = { what: `alias, ${waveType} ${hz} Hz`, unit: 'dB', limit: limits.aliasDb };
      await compare(head, 'aliasingDb', waveType, hz);
    }
  }
  for (const change of changes) {
    const unit = change === 'wave' ? 'dB over steady' : 'dBr';
    await compare(
      { what: `click above 4 kHz, ${change}`, unit, limit: clickLimit(change) },
      'clickOf',
      change,
    );
  }
  await compare({ what: 'binaural leakage', unit: 'dB', limit: limits.leakageDb }, 'binauralLeakageDb', 20);
  await compare({ what: 'beat error', unit: 'Hz', limit: limits.beatErrorHz }, 'beatErrorHz', 20);
  for (const hz of loudnessAt) {
    const head = {
      what: `loudness spread of the waves, ${hz} Hz`,
      unit: 'LU',
      limit: limits.loudnessSpreadLu,
    };
    await compare(head, 'loudnessSpreadLu', hz);
  }
  await compare(
    { what: 'true peak, everything at 100 %', unit: 'dBTP', limit: limits.truePeakDb },
    'everythingTruePeakDb',
  );
  await compare(
    {
      what: 'audio thread, three generators with harmonics',
      unit: 'of a core',
      limit: limits.audioThreadShare,
    },
    'audioThreadShare',
    10,
  );
  await measureStages(page, call, add);
  await measureOwn(page, add);
  await measureNodes(page, add);
  return rows;
}

async function measureStages(
  page: Page,
  call: (name: string, measurement: Measurement, args: readonly unknown[]) => Promise<number | null>,
  add: (row: Row) => void,
): Promise<void> {
  // What each one's limiter delays every sample by is not an error of the stage.
  const delay = await page.evaluate(() => benchPage.ownMeasurements.limiterDelaySamples);
  const compressorDelay = 0.006 * 48_000;
  const naiveMs = await page.evaluate(() => benchPage.ownMeasurements.timerStageErrorMs());
  add({
    what: 'stage time error',
    unit: 'samples',
    limit: limits.stageErrorSamples,
    ours: await call('ours', 'stageErrorSamples', [delay]),
    toneJs: await call('Tone.js', 'stageErrorSamples', [compressorDelay]),
    naive: naiveMs * 48,
  });
}

async function measureOwn(page: Page, add: (row: Row) => void): Promise<void> {
  const alone = (what: string, unit: string, limit: number, ours: number) =>
    add({ what, unit, limit, ours, toneJs: null, naive: null });
  const through = await page.evaluate(() => benchPage.ownMeasurements.limiterTransparency());
  alone(
    'THD+N of a sine of −2 dBFS through the limiter',
    'dB',
    limits.transparencyDb,
    through.thdPlusNoiseDb,
  );
  const change = await page.evaluate(() => benchPage.ownMeasurements.limiterChangeAtDefaults());
  alone('change by the limiter at the defaults', 'of full scale', 0, change);
  const presses: { cold: number; warm: number }[] = [];
  for (let i = 0; i < 5; i++)
    presses.push(await page.evaluate(() => benchPage.ownMeasurements.pressToSoundMs()));
  const median = (values: number[]) => values.sort((a, b) => a - b)[2] ?? Number.NaN;
  alone('press to first sample, warm', 'ms', limits.warmMs, median(presses.map((press) => press.warm)));
  alone('press to first sample, cold', 'ms', limits.coldMs, median(presses.map((press) => press.cold)));
}

/** Counted by the browser itself: the heap does not show audio nodes. */
async function measureNodes(page: Page, add: (row: Row) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'AudioHandlers')?.value ?? Number.NaN;
  };
  const settled = async () => {
    let before = Number.NaN;
    for (let tries = 0; tries < 60; tries++) {
      const now = await count();
      if (now === before) return now;
      before = now;
      await page.waitForTimeout(250);
    }
    return before;
  };
  const growth = async (kind: 'ours' | 'naive') => {
    await page.evaluate(async (name) => {
      const { openWorkload, openNaiveWorkload } = benchPage.ownMeasurements;
      const workload = name === 'ours' ? await openWorkload() : openNaiveWorkload();
      benchPage.workloads[name] = workload;
      await workload.work(name === 'ours' ? 50 : 0);
    }, kind);
    const before = await settled();
    await page.evaluate((name) => benchPage.workloads[name]?.work(2000), kind);
    const after = await settled();
    await page.evaluate((name) => benchPage.workloads[name]?.close(), kind);
    return after - before;
  };
  const ours = await growth('ours');
  const naive = await growth('naive');
  add({
    what: 'audio nodes left by 2,000 operations',
    unit: 'nodes',
    limit: limits.nodes,
    ours,
    toneJs: null,
    naive,
  });
}

function shown(value: number | null): string {
  if (value === null) return '–';
  if (value === 0 || !Number.isFinite(value)) return String(value);
  return Math.abs(value) < 0.01 ? value.toExponential(1) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    `≤ ${row.limit} ${row.unit}`,
    shown(row.ours),
    shown(row.toneJs),
    shown(row.naive),
  ]);
  const table = [['measured at the output', 'ours must reach', 'ours', 'Tone.js', 'naive'], ...cells];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
