import { describe, expect, it } from 'vitest';
import { gains } from '#contract/rules/sound-defaults.ts';
import { sourceGain } from '#sound/plan/levels.ts';
import { enableGenerator, setSyncMode, updateGenerator } from '#sound/state/generator-transitions.ts';
import { setMixerLevel, setMuted } from '#sound/state/mixer-transitions.ts';
import { applyPreset, play, playPatch } from '#sound/state/play-transitions.ts';
import { firstState, type Generator, type SoundState } from '#sound/state/sound-state.ts';
import { decibels, dominantHz, leakageDb, rms, thdPlusNoiseDb } from '#sound/testing/hearing.ts';
import { cut, renderSound, SAMPLE_RATE } from '#sound/testing/offline-sound.ts';
import { fitSine, measureHz, measurePulseHz } from '#sound/testing/sine-fit.ts';

/** Plays a state from the start and gives what is heard once the fade-in is over. */
async function listen(state: SoundState, seconds = 1) {
  const { left, right } = await renderSound(0.3 + seconds, [{ at: 0, act: play }], state);
  return { left: cut(left, 0.3, 0.3 + seconds), right: cut(right, 0.3, 0.3 + seconds) };
}

/** Volume 0.5 × trim of the sine 0.74 × master 0.6 × frequencies 0.4 × engine gain 0.5 × gain of the tones. */
const AT_FIRST = 0.5 * 0.74 * 0.6 * 0.4 * 0.5 * sourceGain.frequencies;

const withFirst = (changes: Partial<Generator>) => updateGenerator(firstState, 0, changes);
const allEnabled: SoundState = {
  ...firstState,
  generators: firstState.generators.map((generator) => ({ ...generator, enabled: true })),
};
const amplitude = (samples: Float32Array, hz: number) => fitSine(samples, SAMPLE_RATE, hz).amplitude;

describe('what is heard', () => {
  it('GEN-07 MIX-06 of the defaults is 432 Hz at volume 0.5 through the faders of 60 and 40 percent', async () => {
    const { left, right } = await listen(firstState);
    expect(dominantHz(left, SAMPLE_RATE)).toBeCloseTo(432, 3);
    expect(amplitude(left, 432)).toBeCloseTo(AT_FIRST, 5);
    expect(right).toEqual(left);
  });

  it('GEN-14 of half the volume is half the amplitude', async () => {
    const full = await listen(withFirst({ volume: 1 }));
    const half = await listen(withFirst({ volume: 0.5 }));
    expect(rms(half.left) / rms(full.left)).toBeCloseTo(0.5, 4);
  });

  it('MIX-06 of the Frequencies fader at a quarter is a quarter of all generators', async () => {
    const full = await listen(setMixerLevel(allEnabled, 'frequencies', 1));
    const quarter = await listen(setMixerLevel(allEnabled, 'frequencies', 0.25));
    for (const hz of [432, 528, 396]) {
      expect(amplitude(quarter.left, hz) / amplitude(full.left, hz)).toBeCloseTo(0.25, 4);
    }
  });

  it('MIX-04 of a master at 0, or muted, is silence', async () => {
    for (const state of [setMixerLevel(firstState, 'master', 0), setMuted(firstState, true)]) {
      expect(decibels(rms((await listen(state)).left))).toBeLessThan(-200);
    }
  });

  it('GEN-13 of each wave type has the harmonics of that wave', async () => {
    const third = async (waveType: Generator['waveType']) => {
      const { left } = await listen(withFirst({ waveType }));
      return [2, 3].map((n) => amplitude(left, 432 * n) / amplitude(left, 432));
    };
    const expected = {
      sine: [0, 0],
      square: [0, 1 / 3],
      triangle: [0, 1 / 9],
      sawtooth: [1 / 2, 1 / 3],
    } as const;
    for (const [waveType, [second, thirdPart]] of Object.entries(expected)) {
      const [two, three] = await third(waveType as Generator['waveType']);
      expect(two).toBeCloseTo(second, 3);
      expect(three).toBeCloseTo(thirdPart, 3);
    }
  });

  it('GEN-22 of harmonic mode is the base and 11 times the base, each at half the volume', async () => {
    const plain = await listen(firstState);
    const { left } = await listen(withFirst({ harmonicMode: true }));
    expect(amplitude(left, 432) / amplitude(plain.left, 432)).toBeCloseTo(0.5, 4);
    expect(amplitude(left, 4752) / amplitude(plain.left, 432)).toBeCloseTo(0.5, 2);
  });

  it('GEN-23 GEN-42 of a harmonic beyond 20 kHz is the base alone: nothing is folded back', async () => {
    const { left } = await listen(withFirst({ frequency: 4000, harmonicMode: true }));
    expect(thdPlusNoiseDb(left, SAMPLE_RATE, 4000)).toBeLessThan(-100);
  });

  it('PRESET-26 of a preview is a sine at gain 0.5', async () => {
    const tone = {
      frequency: 639,
      waveType: 'sine',
      volume: gains.preview,
      enabled: true,
      harmonicMode: false,
    } as const;
    const patch = { syncMode: 'sync', generators: [tone] } as const;
    const { left } = await renderSound(1, [
      { at: 0, act: (state) => playPatch(state, { owner: 'preview', patch }) },
    ]);
    const heard = cut(left, 0.3, 1);
    expect(dominantHz(heard, SAMPLE_RATE)).toBeCloseTo(639, 3);
    expect(amplitude(heard, 639)).toBeCloseTo(AT_FIRST, 5);
  });

  it('PRESET-13 PRESET-20 of a preset is its tones and no other generator', async () => {
    const { left } = await renderSound(1, [
      { at: 0, act: (state) => applyPreset(state, { id: 1, name: 'Two', frequencies: [528, 639] }) },
    ]);
    const heard = cut(left, 0.3, 1);
    expect(amplitude(heard, 528)).toBeGreaterThan(0.04);
    expect(amplitude(heard, 639)).toBeGreaterThan(0.04);
    expect(decibels(amplitude(heard, 432) / amplitude(heard, 528))).toBeLessThan(-50);
  });
});

describe('a frequency below hearing', () => {
  it('GEN-32 GEN-33 is heard as pulses of that rate on 200 Hz', async () => {
    const { left } = await listen(withFirst({ frequency: 7.83 }), 6);
    expect(measureHz(left, SAMPLE_RATE, 200)).toBeCloseTo(200, 2);
    expect(measurePulseHz(left, SAMPLE_RATE, 200, 7.83)).toBeCloseTo(7.83, 4);
    expect(decibels(amplitude(left, 7.83) / amplitude(left, 200))).toBeLessThan(-60);
  });

  it('GEN-33 is carried by generator 1 when that is audible', async () => {
    const second = enableGenerator(updateGenerator(firstState, 1, { frequency: 4.5 }), 1, true);
    const alone = enableGenerator(second, 0, false);
    const { left } = await listen({ ...alone, nowPlaying: null }, 4);
    expect(measurePulseHz(left, SAMPLE_RATE, 432, 4.5)).toBeCloseTo(4.5, 3);
  });

  it('GEN-32 falls silent between its pulses', async () => {
    const { left } = await listen(withFirst({ frequency: 2 }), 2);
    const levels = Array.from({ length: 190 }, (_, i) => rms(cut(left, i * 0.01, i * 0.01 + 0.01)));
    expect(Math.min(...levels)).toBeLessThan(1e-6);
    expect(Math.max(...levels)).toBeGreaterThan(0.03);
  });
});

describe('the modes, as heard', () => {
  it('SYNC-02 SYNC-03 in sync each has its own frequency in both ears', async () => {
    const { left, right } = await listen(allEnabled);
    for (const hz of [432, 528, 396]) {
      expect(amplitude(left, hz)).toBeCloseTo(AT_FIRST, 4);
      expect(amplitude(right, hz)).toBeCloseTo(AT_FIRST, 4);
    }
  });

  it('SYNC-03 SYNC-04 in pulse the second beats 1.5 Hz and the third 3 Hz higher than set', async () => {
    const { left } = await listen(setSyncMode(allEnabled, 'pulse'), 2);
    for (const hz of [432, 529.5, 399]) expect(amplitude(left, hz)).toBeCloseTo(AT_FIRST, 3);
    expect(amplitude(left, 528)).toBeLessThan(0.001);
  });

  it('SYNC-05 SYNC-06 in binaural: f left, f + 5 Hz right, f + 10 Hz in the middle', async () => {
    const { left, right } = await listen(setSyncMode(allEnabled, 'binaural'), 2);
    expect(amplitude(left, 432)).toBeCloseTo(AT_FIRST, 4);
    expect(decibels(amplitude(right, 432) / amplitude(left, 432))).toBeLessThan(-60);
    expect(amplitude(right, 437)).toBeCloseTo(AT_FIRST, 4);
    expect(decibels(amplitude(left, 437) / amplitude(right, 437))).toBeLessThan(-60);
    expect(amplitude(left, 442)).toBeCloseTo(amplitude(right, 442), 4);
  });

  it('SYNC-11 alone, generator 1 has its partner 5 Hz higher in the right ear, and none leaks', async () => {
    const { left, right } = await listen(setSyncMode(firstState, 'binaural'), 4);
    expect(dominantHz(left, SAMPLE_RATE)).toBeCloseTo(432, 3);
    expect(dominantHz(right, SAMPLE_RATE)).toBeCloseTo(437, 3);
    expect(leakageDb(left, right, SAMPLE_RATE, 432)).toBeLessThan(-60);
    expect(rms(left) / rms(right)).toBeCloseTo(1, 3);
  });
});
