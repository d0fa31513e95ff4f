import { describe, expect, it } from 'vitest';
import { changePatch, playPatch } from '#sound/state/play-transitions.ts';
import type { Patch, PatchGenerator, SoundState, Stage } from '#sound/state/sound-state.ts';
import { clickDbr, dominantHz, rms } from '#sound/testing/hearing.ts';
import { cut, renderSound, SAMPLE_RATE, type Step } from '#sound/testing/offline-sound.ts';
import { fitSine } from '#sound/testing/sine-fit.ts';

const INAUDIBLE_DBR = -95;
/** The limiter looks this far ahead: every sample arrives so much later. */
const LIMITER_DELAY = 107 / SAMPLE_RATE;

function generator(stages: readonly Stage[]): PatchGenerator {
  return { frequency: 432, waveType: 'sine', volume: 0.5, enabled: true, harmonicMode: false, stages };
}

const sequence = (...generators: PatchGenerator[]): Patch => ({ syncMode: 'sync', generators });

const start = (patch: Patch) => (state: SoundState) =>
  playPatch(state, { owner: 'gong', id: 'sequence', patch });
const edit = (patch: Patch) => (state: SoundState) => changePatch(state, 'gong', 'sequence', patch);

/** From the first to the last upward crossing of zero: right for a tone that moves, too. */
function hertzByCrossings(samples: Float32Array): number {
  const upward: number[] = [];
  samples.forEach((sample, i) => {
    const before = samples[i - 1];
    if (before !== undefined && before < 0 && sample >= 0) upward.push(i - sample / (sample - before));
  });
  return ((upward.length - 1) * SAMPLE_RATE) / ((upward.at(-1) ?? 0) - (upward[0] ?? 0));
}

describe('fifty stages on three generators', () => {
  const SECONDS = 0.4;
  const COUNT = 50;
  /** Multiples of 10 Hz, heard over 0.3 s: whole periods of all three, so that none disturbs the others. */
  const plans = [300, 800, 1500].map((lowest, voice) =>
    Array.from({ length: COUNT }, (_, stage) => lowest + 10 * ((stage * (7 + 2 * voice)) % 20)),
  );

  it('SEQ-10 D8 each begins within a sample of its time while nothing of the page runs', async () => {
    const generators = plans.map((plan) =>
      generator(plan.map((frequency) => ({ frequency, duration: SECONDS }))),
    );
    const { left } = await renderSound(
      COUNT * SECONDS,
      [{ at: 0, act: start(sequence(...generators)) }],
      undefined,
      { attended: false },
    );
    let latest = 0;
    for (const plan of plans) {
      const phases = plan.map((hz, stage) => {
        // The very first stage is still fading in, so each is heard from a little after its beginning.
        const from = stage * SECONDS + 0.08;
        const { phase, amplitude } = fitSine(cut(left, from, from + 0.3), SAMPLE_RATE, hz);
        if (stage > 0) expect(amplitude).toBeGreaterThan(0.04);
        return phase - 2 * Math.PI * hz * from;
      });
      for (let stage = 2; stage < COUNT; stage++) {
        const [before, after] = [plan[stage - 1] ?? 0, plan[stage] ?? 0];
        const turns = ((phases[stage - 1] ?? 0) - (phases[stage] ?? 0)) / (2 * Math.PI);
        // Where the lines of the two phases cross is where the frequency changed, up to whole turns between them.
        const late = turns / (after - before) - (stage * SECONDS + LIMITER_DELAY);
        const turn = 1 / (after - before);
        latest = Math.max(latest, Math.abs(late - Math.round(late / turn) * turn));
      }
    }
    expect(latest * SAMPLE_RATE).toBeLessThanOrEqual(1);
  });
});

describe('a stage that glides', () => {
  const gliding = generator([
    { frequency: 400, duration: 2, glide: true },
    { frequency: 800, duration: 1.5 },
  ]);

  it('SEQ-10 moves evenly in pitch and arrives when the next stage begins', async () => {
    const { left } = await renderSound(3.5, [{ at: 0, act: start(sequence(gliding)) }]);
    // A quarter of an octave after a quarter of its time: even on the scale that the ear has.
    for (const part of [0.25, 0.5, 0.75]) {
      const at = 2 * part + LIMITER_DELAY;
      expect(hertzByCrossings(cut(left, at - 0.05, at + 0.05)) / (400 * 2 ** part)).toBeCloseTo(1, 2);
    }
    expect(dominantHz(cut(left, 2.05, 2.5), SAMPLE_RATE)).toBeCloseTo(800, 1);
    const tone = rms(cut(left, 2.2, 2.8));
    expect(clickDbr(left, SAMPLE_RATE, { from: 0.3, to: 2.8 }, tone)).toBeLessThan(INAUDIBLE_DBR);
  });

  it('SEQ-10 SYNC-05 the other ear keeps its distance all the way', async () => {
    const still = generator([{ frequency: 300, duration: 3.5 }]);
    const { right } = await renderSound(3.5, [
      { at: 0, act: start({ syncMode: 'binaural', generators: [gliding, still] }) },
    ]);
    expect(dominantHz(cut(right, 2.05, 2.5), SAMPLE_RATE)).toBeCloseTo(805, 1);
  });
});

describe('editing a sequence while it plays', () => {
  const before = sequence(
    generator([
      { frequency: 396, duration: 2 },
      { frequency: 417, duration: 2 },
    ]),
  );
  const EDIT_AT = 1.003;
  const edits: Record<string, Patch> = {
    'a frequency that sounds': sequence(generator([{ frequency: 440, duration: 4 }])),
    'the length of the present stage': sequence(
      generator([
        { frequency: 396, duration: 0.5 },
        { frequency: 417, duration: 3.5 },
      ]),
    ),
    'a step into a glide': sequence(
      generator([
        { frequency: 396, duration: 2, glide: true },
        { frequency: 417, duration: 2 },
      ]),
    ),
    'a stage taken away': sequence(generator([{ frequency: 417, duration: 2 }])),
    'a second generator': sequence(
      generator([{ frequency: 396, duration: 4 }]),
      generator([{ frequency: 639, duration: 4 }]),
    ),
  };

  it.each(Object.entries(edits))('SEQ-10 GEN-41 %s makes no click', async (_, patch) => {
    const steps: Step[] = [
      { at: 0, act: start(before) },
      { at: EDIT_AT, act: edit(patch) },
    ];
    const { left } = await renderSound(2, steps);
    const around = { from: EDIT_AT - 0.1, to: EDIT_AT + 0.5 };
    expect(clickDbr(left, SAMPLE_RATE, around, rms(cut(left, 0.5, 0.9)))).toBeLessThan(INAUDIBLE_DBR);
    // It goes on: an edit is not a new start.
    expect(rms(cut(left, 1.2, 1.9))).toBeGreaterThan(0.02);
  });

  it('SEQ-09 SEQ-10 it ends when its stages now do, and goes on where it was', async () => {
    const shorter = sequence(
      generator([
        { frequency: 396, duration: 1.5 },
        { frequency: 528, duration: 1 },
      ]),
    );
    const { left, store } = await renderSound(4, [
      { at: 0, act: start(before) },
      { at: 1, act: edit(shorter) },
    ]);
    expect(dominantHz(cut(left, 1.6, 2.3), SAMPLE_RATE)).toBeCloseTo(528, 1);
    expect(rms(cut(left, 2.6, 4))).toBeLessThan(1e-5);
    await expect.poll(() => store.get().nowPlaying).toBeNull();
  });
});
