import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { changes } from './instrument.ts';
import { clickLimit, distortionAt, frequencies, limits, loudnessAt } from './limits.ts';
import {
  aliasingDb,
  beatErrorHz,
  binauralLeakageDb,
  clickOf,
  distortionDb,
  everythingTruePeakDb,
  frequencyErrorCents,
  loudnessSpreadLu,
  stageErrorSamples,
} from './measurements.ts';
import { ours } from './ours.ts';
import {
  limiterChangeAtDefaults,
  limiterDelaySamples,
  limiterTransparency,
  openFullSound,
  openWorkload,
} from './own-measurements.ts';

/** The bench in short, with its limits as assertions. Times of a clock on the wall stay in the bench. */

const patient = { timeout: 300_000 };

describe('the engine at its output', () => {
  it.each(frequencies)('GEN-24 plays %d Hz within 0.001 cent over 30 s', patient, async (hz) => {
    expect(await frequencyErrorCents(ours, hz, 30)).toBeLessThan(limits.frequencyErrorCents);
  });

  it.each(distortionAt)('a sine of %d Hz is pure', patient, async (hz) => {
    expect(await distortionDb(ours, hz)).toBeLessThan(limits.distortionDb);
  });

  it.each([
    ['sawtooth', 432],
    ['sawtooth', 5000],
    ['square', 432],
    ['square', 5000],
  ] as const)('GEN-42 a %s at %d Hz is not aliased', patient, async (waveType, hz) => {
    expect(await aliasingDb(ours, waveType, hz)).toBeLessThan(limits.aliasDb);
  });

  it.each(changes)('GEN-41 no click: %s', patient, async (change) => {
    expect(await clickOf(ours, change)).toBeLessThan(clickLimit(change));
  });

  it('SYNC-06 SYNC-11 nothing leaks from ear to ear, and the beat is exact', patient, async () => {
    expect(await binauralLeakageDb(ours, 16)).toBeLessThan(limits.leakageDb);
    expect(await beatErrorHz(ours, 16)).toBeLessThan(limits.beatErrorHz);
  });

  it.each(loudnessAt)('GEN-13 the four waves are equally loud at %d Hz', patient, async (hz) => {
    expect(await loudnessSpreadLu(ours, hz)).toBeLessThan(limits.loudnessSpreadLu);
  });

  it('GEN-36 with every fader at 100 % the sum stays at or below −1 dBTP', patient, async () => {
    expect(await everythingTruePeakDb(ours)).toBeLessThanOrEqual(limits.truePeakDb);
  });

  it(
    'GEN-36 the limiter leaves a sine of −2 dBFS alone, and at the defaults every bit',
    patient,
    async () => {
      const { thdPlusNoiseDb, levelErrorDb } = await limiterTransparency();
      expect(thdPlusNoiseDb).toBeLessThan(limits.transparencyDb);
      expect(Math.abs(levelErrorDb)).toBeLessThan(1e-4);
      expect(await limiterChangeAtDefaults()).toBe(0);
    },
  );

  it('SEQ-10 a stage begins within one sample of its time', patient, async () => {
    expect(await stageErrorSamples(ours, limiterDelaySamples)).toBeLessThanOrEqual(limits.stageErrorSamples);
  });

  it('three generators with harmonics are at most 80 audio nodes', patient, async () => {
    await cdp().send('Performance.enable');
    const before = await settled(countNodes);
    const sound = await openFullSound();
    const inUse = (await settled(countNodes)) - before;
    sound.close();
    // Six oscillators and what shapes them: fewer would mean that not everything sounded.
    expect(inUse).toBeGreaterThan(40);
    expect(inUse).toBeLessThanOrEqual(limits.nodesInUse);
  });

  it('no audio node is left behind by 2,000 mixed operations', patient, async () => {
    await cdp().send('Performance.enable');
    const workload = await openWorkload();
    await workload.work(50);
    await expect.poll(async () => (await countNodes()) > 0).toBe(true);
    const before = await settled(countNodes);
    await workload.work(2000);
    // What is left behind stays for ever; a voice that has faded goes when the audio thread gets round to it.
    await expect.poll(async () => Math.abs((await countNodes()) - before)).toBeLessThanOrEqual(limits.nodes);
    workload.close();
  });
});

/** By the browser's own count, after it has collected what nobody holds. */
async function countNodes(): Promise<number> {
  const session = cdp();
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'AudioHandlers')?.value ?? Number.NaN;
}

/** Voices end 100 ms after their fade, by the audio clock: counts until the number stands still. */
async function settled(count: () => Promise<number>): Promise<number> {
  let previous = Number.NaN;
  for (let tries = 0; tries < 60; tries++) {
    const now = await count();
    if (now === previous) return now;
    previous = now;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return previous;
}
