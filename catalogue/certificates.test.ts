import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { certificates, certifiedVersion } from './certificates.ts';
import { fingerprintOf } from './fingerprint.ts';
import { presets } from './presets.ts';

describe('the certificates', () => {
  it('belong to the catalogue of today: one for each preset, measured on these very numbers', () => {
    expect(certificates.map((one) => one.presetId)).toEqual(presets.map((one) => one.id));
    const file = readFileSync(new URL('./certificates.json', import.meta.url), 'utf8');
    const kept = JSON.parse(file) as { certificates: { numbers: string }[] };
    const stale = presets.filter((one, at) => kept.certificates[at]?.numbers !== fingerprintOf(one));
    expect(
      stale.map((one) => one.name),
      'npm run bench -- presets',
    ).toEqual([]);
    expect(certifiedVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are of the numbers: another number is another fingerprint, another word is not', () => {
    const [first] = presets;
    if (!first) throw new Error('no presets');
    const today = fingerprintOf(first);
    expect(fingerprintOf({ ...first, frequencies: [396.01] })).not.toBe(today);
    expect(fingerprintOf({ ...first, description: 'Another.' })).toBe(today);
  });

  it('leave the fingerprints in the file: from a short list of numbers they could be guessed', () => {
    expect(Object.keys(certificates[0] ?? {})).not.toContain('numbers');
  });

  it('show frequencies and beats within 0.001 Hz, no click, no peak above −1 dBTP, and none silent', () => {
    const wrong = certificates.filter(
      ({ frequencyErrorHz, beatErrorHz, truePeakDbtp, clickDbr, loudnessLufs }) =>
        frequencyErrorHz >= 0.001 ||
        (beatErrorHz ?? 0) >= 0.001 ||
        truePeakDbtp > -1 ||
        clickDbr > -95 ||
        loudnessLufs < -60,
    );
    expect(wrong).toEqual([]);
  });

  it('have a beat wherever two tones or a pulse can make one', () => {
    const without = certificates.filter((one) => one.beatErrorHz === null).map((one) => one.presetId);
    const single = presets.filter((one) => one.frequencies.length === 1 && (one.frequencies[0] ?? 0) >= 20);
    expect(without).toEqual(single.map((one) => one.id));
  });

  it('are too coarse to give the numbers of a premium preset away', () => {
    const premium = new Set(presets.filter((one) => one.isPremium).map((one) => one.id));
    const told = certificates.filter((one) => premium.has(one.presetId));
    const looks = new Set(told.map(({ presetId: _, ...figures }) => JSON.stringify(figures)));
    // Each look stands for several presets on the average, so that none is known by it.
    expect(looks.size).toBeLessThan(premium.size / 4);
    const numbers = told.flatMap(({ presetId: _, ...figures }) => Object.values(figures));
    const steps = numbers.filter((value) => value !== null && Math.abs(value) >= 0.001);
    expect(steps.filter((value) => Number(value?.toFixed(1)) !== value)).toEqual([]);
  });
});
