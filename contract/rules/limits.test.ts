import { describe, expect, it } from 'vitest';
import { registrationData } from '#contract/entities/account.ts';
import { newRating } from '#contract/entities/comment.ts';
import {
  account,
  frequency,
  mood,
  rating,
  recommendation,
  sequence,
  shown,
  tiers,
  visualization,
  volume,
} from './limits.ts';
import { prices } from './plans.ts';
import {
  defaultProgramMinutes,
  engineDelays,
  firstGenerators,
  gains,
  mixer,
  savedPreset,
  shaping,
  solfeggio,
  timer,
} from './sound-defaults.ts';

describe('the numbers of the specification', () => {
  it('CONST-01 three generators; free: one generator, tracks 0 to 2, three programs', () => {
    expect(tiers).toMatchObject({ generators: 3, freeGenerators: 1, firstPremiumTrack: 3, freePrograms: 3 });
  });

  it('CONST-02 the range of frequencies, the slider, the default and what is worth a retune', () => {
    expect(frequency).toEqual({
      min: 0.1,
      max: 20_000,
      default: 432,
      sliderMax: 2_000,
      sliderStep: 0.01,
      retuneThreshold: 0.1,
    });
    expect(volume.changeThreshold).toBe(0.01);
  });

  it('CONST-03 timer durations and default', () => {
    expect(timer.minutes).toEqual([1, 5, 10, 15, 20, 30, 45, 60]);
    expect(timer.defaultSeconds).toBe(300);
  });

  it('CONST-04 timer delays', () => {
    expect(timer).toMatchObject({ resetAfterEndMs: 100, loopRestartMs: 1_000, startAfterResetMs: 50 });
  });

  it('CONST-05 mixer defaults, music cap, generator volume', () => {
    expect(mixer).toEqual({ master: 60, music: 50, frequencies: 40, river: 40, musicCap: 0.8 });
    expect(gains.generator).toBe(0.5);
  });

  it('CONST-06 a preset saved as a program', () => {
    expect(savedPreset).toEqual({
      firstVolume: 0.7,
      volumeStep: 0.1,
      waveType: 'sine',
      syncMode: 'sync',
      category: 'Physical',
    });
  });

  it('CONST-07 fades, engine gain and its ramp', () => {
    expect(shaping).toMatchObject({
      fadeInSeconds: 0.1,
      stopFadeSeconds: 0.05,
      stopAfterMs: 100,
      engineGain: 0.5,
      gainRampSeconds: 0.1,
    });
  });

  it('CONST-08 the analyser', () => {
    expect(shaping).toMatchObject({ fftSize: 2_048, smoothing: 0.85 });
  });

  it('CONST-09 the gains of the other players', () => {
    expect(gains).toMatchObject({
      preview: 0.5,
      post: 0.3,
      snapshot: 0.5,
      recommendation: [0.6, 0.5, 0.4],
    });
  });

  it('CONST-10 a program without a duration', () => {
    expect(defaultProgramMinutes).toBe(20);
  });

  it('CONST-12 engine debounces', () => {
    expect(engineDelays).toEqual({ toggleMergeMs: 1_500, updateMs: 200 });
  });

  it('CONST-20 names of 3 to 20 characters, passwords from 6, one to five stars', () => {
    const data = { username: 'ada', email: 'ada@example.org', password: '123456' };
    const accepts = (change: Partial<typeof data>) =>
      registrationData.safeParse({ ...data, ...change }).success;
    expect([account.usernameMin, account.usernameMax, account.passwordMin]).toEqual([3, 20, 6]);
    expect([accepts({}), accepts({ username: 'a'.repeat(20) })]).toEqual([true, true]);
    expect([
      accepts({ username: 'ad' }),
      accepts({ username: 'a'.repeat(21) }),
      accepts({ password: '12345' }),
    ]).toEqual([false, false, false]);
    expect([rating.min, rating.max]).toEqual([1, 5]);
    const stars = [0, 1, 5, 6, 2.5, '3'].map((value) => newRating.safeParse({ rating: value }).success);
    expect(stars).toEqual([false, true, true, false, false, false]);
  });

  it('CONST-22 the gong, its stages and the simple page', () => {
    expect(visualization).toEqual({
      fineTuneMin: 20,
      fineTuneMax: 2_000,
      fineTuneStep: 0.5,
      simpleMin: 20,
      simpleMax: 1_000,
      canvasSize: 900,
    });
    expect(sequence).toMatchObject({
      stageFrequencyMin: 20,
      stageFrequencyMax: 20_000,
      stageSecondsMin: 1,
      stageSecondsMax: 3_600,
      volumeStep: 0.05,
    });
  });

  it('CONST-23 the six Solfeggio tones and the first tone of all', () => {
    expect(solfeggio).toEqual([396, 417, 528, 639, 741, 852]);
    expect(firstGenerators[0]).toEqual({ frequency: 432, enabled: true });
  });

  it('CONST-24 what recommendations and the mood box count with', () => {
    expect(recommendation).toMatchObject({
      intensityMin: 1,
      intensityMax: 10,
      intensityDefault: 5,
      secondsMin: 60,
      secondsMax: 3_600,
      secondsStep: 60,
      secondsDefault: 300,
      toolMinutes: [30, 60, 90],
      toolMinutesDefault: 30,
    });
    expect(mood.counter).toBe(500);
  });

  it('CONST-25 how much of a list is shown', () => {
    expect(shown).toMatchObject({
      libraryChips: 4,
      recentPresets: 6,
      trendingPresets: 4,
      categoryPresets: 3,
      recentRecommendations: 5,
      programDescription: 60,
    });
  });

  it('CONST-26 one price list: 9 a month, 96 a year, 11 percent less', () => {
    expect(prices.plans).toEqual([
      { type: 'monthly', price: 9, savingPercent: 0 },
      { type: 'yearly', price: 96, savingPercent: 11 },
    ]);
  });
});
