import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syncModes, waveTypes } from '#contract/rules/tone-kinds.ts';
import { firstState, type Generator, type Patch } from '#sound/state/sound-state.ts';
import { explainGenerator } from './explanation.ts';
import { canRetune, hertzOfMode, tune } from './tuning.ts';

const RATE = 48_000;
const plain: Generator = {
  frequency: 432,
  waveType: 'sine',
  volume: 0.5,
  enabled: true,
  harmonicMode: false,
};

function patch(syncMode: Patch['syncMode'], ...generators: Partial<Generator>[]): Patch {
  return { syncMode, generators: generators.map((generator) => ({ ...plain, ...generator })) };
}

const hzOf = (wanted: Patch) => tune(wanted, RATE).voices.map((voice) => voice.hz);

describe('modes', () => {
  const three = [{ frequency: 432 }, { frequency: 528 }, { frequency: 396 }];

  it('SYNC-02 in sync every enabled generator has its own frequency', () => {
    expect(hzOf(patch('sync', ...three))).toEqual([432, 528, 396]);
  });

  it('SYNC-04 pulse shifts generator 2 by 1.5 Hz and generator 3 by 3 Hz', () => {
    expect(hzOf(patch('pulse', ...three))).toEqual([432, 529.5, 399]);
  });

  it('SYNC-05 binaural places generators 2 and 3 at 5 and 10 Hz above the first', () => {
    expect(hzOf(patch('binaural', ...three))).toEqual([432, 437, 442]);
  });

  it('SYNC-06 in binaural the first is left, the second right, the third in the middle', () => {
    const { voices } = tune(patch('binaural', ...three), RATE);
    expect(voices.map((voice) => voice.ear)).toEqual(['left', 'right', 'both']);
  });

  it('SYNC-11 alone in binaural, generator 1 brings a partner 5 Hz higher for the right ear', () => {
    const { voices } = tune(patch('binaural', {}, { enabled: false }), RATE);
    expect(voices.map(({ hz, ear }) => [hz, ear])).toEqual([
      [432, 'left'],
      [437, 'right'],
    ]);
    expect(voices[0]?.level).toBe(voices[1]?.level);
  });

  it('D45 the beat rate moves both modes, and the specified one is its default', () => {
    const beating = (mode: Patch['syncMode'], beatHz?: number) => hzOf({ ...patch(mode, ...three), beatHz });
    expect(beating('pulse', 10)).toEqual([432, 538, 416]);
    expect(beating('binaural', 0.5)).toEqual([432, 432.5, 433]);
    expect([beating('pulse'), beating('binaural')]).toEqual([
      [432, 529.5, 399],
      [432, 437, 442],
    ]);
    expect(beating('sync', 10)).toEqual([432, 528, 396]);
  });

  it('D45 alone in pulse, generator 1 brings a partner for both ears; together they are as loud as it was', () => {
    const alone = { ...patch('pulse', {}, { enabled: false }), beatHz: 4 };
    const { voices } = tune(alone, RATE);
    expect(voices.map(({ hz, ear }) => [hz, ear])).toEqual([
      [432, 'both'],
      [436, 'both'],
    ]);
    const single = tune(patch('sync', {}), RATE).voices[0]?.level ?? 0;
    expect(voices.reduce((sum, { level }) => sum + level, 0)).toBeCloseTo(single, 12);
    // What is a pulse already needs no second one.
    expect(tune(patch('pulse', { frequency: 7.83 }), RATE).voices).toHaveLength(1);
  });

  it('D45 binaural gives the second and third generator their numbers, without the dust of fractions', () => {
    const wanted = { ...patch('binaural', { frequency: 432.1 }, {}, {}), beatHz: 0.7 };
    expect([0, 1, 2].map((index) => hertzOfMode(wanted, index))).toEqual([null, 432.8, 433.5]);
    expect(hertzOfMode(patch('pulse', {}, {}), 1)).toBeNull();
  });

  it('SYNC-03 generator 1 is never shifted, whatever the mode and the others', () => {
    const generator = fc.record({
      frequency: fc.double({ min: 20, max: 20_000, noNaN: true }),
      waveType: fc.constantFrom(...waveTypes),
      volume: fc.double({ min: 0, max: 1, noNaN: true }),
      enabled: fc.boolean(),
      harmonicMode: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...syncModes),
        fc.array(generator, { minLength: 3, maxLength: 3 }),
        (mode, list) => {
          const generators = list.map((item, index) => (index === 0 ? { ...item, enabled: true } : item));
          const first = tune({ syncMode: mode, generators }, RATE).voices.find((voice) => voice.key === '1');
          expect(first?.hz).toBe(generators[0]?.frequency);
        },
      ),
    );
  });
});

describe('harmonics', () => {
  it('GEN-22 harmonic mode adds 11 times the frequency, each at half the volume', () => {
    const [alone] = tune(patch('sync', {}), RATE).voices;
    const [base, harmonic] = tune(patch('sync', { harmonicMode: true }), RATE).voices;
    expect([base?.hz, harmonic?.hz]).toEqual([432, 4752]);
    expect(base?.level).toBeCloseTo((alone?.level ?? 0) / 2, 12);
    expect(harmonic?.level).toBe(base?.level);
  });

  it('GEN-23 a harmonic above 20 kHz is left out and the base stays at half the volume', () => {
    const full = tune(patch('sync', { frequency: 1900 }), RATE).voices[0]?.level ?? 0;
    const { voices, leftOut } = tune(patch('sync', { frequency: 1900, harmonicMode: true }), RATE);
    expect(voices.map((voice) => voice.hz)).toEqual([1900]);
    expect(voices[0]?.level).toBeCloseTo(full / 2, 12);
    expect(leftOut).toEqual([{ generator: 0, part: 'harmonic', hz: 20_900 }]);
  });

  it('GEN-32 the harmonic of a sub-audible base is a tone where it can be heard and a pulse where it cannot', () => {
    const [, audible] = tune(patch('sync', { frequency: 7.83, harmonicMode: true }), RATE).voices;
    expect(audible).toMatchObject({ hz: 7.83 * 11, pulseHz: null });
    const [, pulsed] = tune(patch('sync', { frequency: 1, harmonicMode: true }), RATE).voices;
    expect(pulsed).toMatchObject({ hz: 200, pulseHz: 11 });
  });
});

describe('what cannot be heard or played', () => {
  it('GEN-32 GEN-33 below 20 Hz it is a pulse on 200 Hz when generator 1 is itself sub-audible', () => {
    expect(tune(patch('sync', { frequency: 7.83 }), RATE).voices[0]).toMatchObject({
      hz: 200,
      pulseHz: 7.83,
    });
    expect(tune(patch('sync', { frequency: 20 }), RATE).voices[0]).toMatchObject({
      hz: 20,
      pulseHz: null,
    });
  });

  it('GEN-33 the carrier is the frequency of generator 1 when that is audible', () => {
    const wanted = patch('sync', { frequency: 432, enabled: false }, { frequency: 4.5 });
    expect(tune(wanted, RATE).voices).toMatchObject([{ hz: 432, pulseHz: 4.5 }]);
  });

  it('GEN-34 the card says what is heard instead: a pulse on a carrier', () => {
    expect(explainGenerator(patch('sync', { frequency: 7.83 }), 0, RATE)).toEqual([
      '7.83 Hz pulse on a 200 Hz carrier',
    ]);
    expect(explainGenerator(patch('sync', {}, { frequency: 4.5, enabled: false }), 1, RATE)).toEqual([
      '4.5 Hz pulse on a 432 Hz carrier',
    ]);
    expect(explainGenerator(patch('sync', {}), 0, RATE)).toEqual([]);
  });

  it('GEN-42 what lies above 20 kHz is left out, and the card says so', () => {
    const wanted = patch('pulse', {}, {}, { frequency: 19_999 });
    expect(hzOf(wanted)).toEqual([432, 433.5]);
    expect(explainGenerator(wanted, 2, RATE)).toEqual([
      'The tone at 20,002 Hz is left out: it is above 20 kHz, beyond hearing',
    ]);
  });

  it('GEN-42 what lies above half the sample rate is left out, and the card names the device', () => {
    const wanted = patch('sync', { frequency: 9000 });
    expect(tune(wanted, 16_000).voices).toEqual([]);
    expect(explainGenerator(wanted, 0, 16_000)).toEqual([
      'The tone at 9,000 Hz is left out: this device plays nothing above 8,000 Hz',
    ]);
  });

  it('GEN-42 no voice ever lies outside what can be played', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 20_000, noNaN: true }),
        fc.constantFrom(...syncModes),
        fc.boolean(),
        fc.constantFrom(16_000, 44_100, 48_000, 96_000),
        (frequency, mode, harmonicMode, rate) => {
          const wanted = patch(mode, { frequency, harmonicMode }, { frequency, harmonicMode });
          for (const voice of tune(wanted, rate).voices) {
            expect(voice.hz).toBeGreaterThanOrEqual(20);
            expect(voice.hz).toBeLessThanOrEqual(Math.min(20_000, rate / 2));
          }
        },
      ),
    );
  });
});

describe('retuning in place', () => {
  const voicesOf = (wanted: Patch) => tune(wanted, RATE).voices;
  const one = voicesOf(patch('sync', {}));

  it('PRESET-21 is possible for the same generators with the same waves', () => {
    expect(canRetune(one, voicesOf(patch('sync', { frequency: 528, volume: 0.2 })))).toBe(true);
  });

  it('PRESET-22 is not possible when a generator joins, the wave differs, or a tone becomes a pulse', () => {
    expect(canRetune(one, voicesOf(patch('sync', {}, {})))).toBe(false);
    expect(canRetune(one, voicesOf(patch('sync', { waveType: 'square' })))).toBe(false);
    expect(canRetune(one, voicesOf(patch('sync', { frequency: 10 })))).toBe(false);
  });

  it('GEN-07 on a first visit only generator 1 sounds, at 432 Hz', () => {
    expect(hzOf({ syncMode: 'sync', generators: firstState.generators })).toEqual([432]);
  });
});
