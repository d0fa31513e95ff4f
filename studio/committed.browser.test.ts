import { expect, it } from 'vitest';
import { WRAP } from './dsp/loop.ts';
import { RATE, type Stereo } from './dsp/stereo.ts';
import { mono } from './measure/bands.ts';
import { measureLoudness } from './measure/loudness.ts';
import { truePeak } from './measure/peaks.ts';
import { measureSeam } from './measure/seam.ts';
import records from './measured.json' with { type: 'json' };
import { RIVER_PERIOD } from './water/river.ts';

/** Three minutes of music are decoded and measured: a slow machine may take its time. */
const PATIENCE = 180_000;

async function decode(path: string): Promise<Stereo> {
  const answer = await fetch(`/web/public/${path}`);
  const buffer = await new OfflineAudioContext(2, 1, RATE).decodeAudioData(await answer.arrayBuffer());
  return { left: buffer.getChannelData(0), right: buffer.getChannelData(1) };
}

it.each(['audio/songs/first-light-on-bronze.mp3', 'audio/landing-demo.mp3'] as const)(
  'MUSIC-03 LAND-08 a browser hears in %s what was measured',
  async (path) => {
    const written = records[path].measures;
    const sound = await decode(path);
    expect(sound.left.length / RATE).toBeCloseTo(written.seconds, 1);
    const loudness = measureLoudness(sound);
    expect(loudness.integrated).toBeCloseTo(written.lufs, 1);
    expect(loudness.range).toBeCloseTo(written.range, 0);
    expect(truePeak(sound)).toBeCloseTo(written.truePeak, 0);
  },
  PATIENCE,
);

it(
  'RIVER-08 the river as a browser decodes it turns without a seam and without a gap',
  async () => {
    const river = await decode('audio/river.mp3');
    const seam = measureSeam(mono(river), WRAP, WRAP + RIVER_PERIOD);
    expect(seam.flux).toBeLessThanOrEqual(1);
    expect(seam.burst).toBeLessThanOrEqual(1);
    const turn = [
      ...river.left.subarray((WRAP + RIVER_PERIOD) * RATE - 2400, (WRAP + RIVER_PERIOD) * RATE),
      ...river.left.subarray(WRAP * RATE, WRAP * RATE + 2400),
    ];
    for (let from = 0; from + 480 <= turn.length; from += 240) {
      const power = turn.slice(from, from + 480).reduce((sum, v) => sum + v * v, 0) / 480;
      expect(10 * Math.log10(power)).toBeGreaterThan(-60);
    }
  },
  PATIENCE,
);
