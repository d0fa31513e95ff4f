import type { Instrument } from './instrument.ts';
import * as measurements from './measurements.ts';
import { naive } from './naive.ts';
import { ours } from './ours.ts';
import * as ownMeasurements from './own-measurements.ts';
import { toneJs } from './tone-js.ts';

/** Runs in the browser: the bench calls it by name, and gets numbers back. */
const instruments: Record<string, Instrument> = { ours, naive, 'Tone.js': toneJs };

const page = {
  instruments,
  measurements,
  ownMeasurements,
  workloads: {} as Record<string, { work(count: number): void | Promise<void>; close(): void }>,
};

export type BenchPage = typeof page;

Object.assign(globalThis, { benchPage: page });
