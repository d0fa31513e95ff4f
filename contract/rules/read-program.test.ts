import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newProgram, type ProgramSettings } from '#contract/entities/program.ts';
import { syncModes, waveTypes } from '#contract/rules/tone-kinds.ts';
import { readProgram, readSettings } from './read-program.ts';

const sound = {
  waveType: fc.constantFrom(...waveTypes),
  volume: fc.double({ min: 0, max: 1, noNaN: true }),
  enabled: fc.boolean(),
};
const tone = fc.record({ ...sound, frequency: fc.double({ min: 0.1, max: 20_000, noNaN: true }) });
const stage = fc.record(
  {
    frequency: fc.double({ min: 20, max: 20_000, noNaN: true }),
    duration: fc.double({ min: 1, max: 3_600, noNaN: true }),
    glide: fc.boolean(),
  },
  { requiredKeys: ['frequency', 'duration'] },
);
const sequenced = fc.record({ ...sound, stages: fc.array(stage, { minLength: 1, maxLength: 50 }) });
const level = fc.double({ min: 0, max: 1, noNaN: true });
const settings: fc.Arbitrary<ProgramSettings> = fc.record(
  {
    generators: fc.array(fc.oneof(tone, sequenced), { minLength: 1, maxLength: 3 }),
    syncMode: fc.constantFrom(...syncModes),
    mixer: fc.record({ master: level, music: level, frequencies: level, river: level }),
    music: fc.record(
      { playing: fc.boolean(), songId: fc.constantFrom('night-rain', 'weaving') },
      { requiredKeys: ['playing'] },
    ),
    river: fc.record({ playing: fc.boolean(), loop: fc.boolean() }),
  },
  { requiredKeys: ['generators', 'syncMode'] },
);

const playable = (frequencies: unknown) =>
  readProgram({ name: 'Older', frequencies })?.settings.generators.map((one) =>
    'frequency' in one ? one.frequency : null,
  );

/** JSON knows no −0. */
const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe('a program from anywhere', () => {
  it('PROG-17 with settings as text is the same as one with an object, also as text inside text', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const plain = asSent(given);
        expect(readSettings(plain)).toEqual(plain);
        expect(readSettings(JSON.stringify(plain))).toEqual(plain);
        expect(readSettings(JSON.stringify(JSON.stringify(plain)))).toEqual(plain);
        expect(readProgram(JSON.stringify({ settings: JSON.stringify(plain) }))?.settings).toEqual(plain);
      }),
    );
  });

  it('with a broken mixer, song or river keeps its tones and leaves those out', () => {
    const tones = {
      generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
      syncMode: 'sync',
    };
    for (const mixer of [null, 5, {}, { master: 2, music: 1, frequencies: 1, river: 1 }, { master: 0.5 }]) {
      expect(readSettings({ ...tones, mixer, music: 'loud', river: [] })).toEqual({
        ...tones,
        river: { playing: false, loop: true },
      });
    }
    expect(readSettings({ ...tones, music: { playing: 1, songId: '../etc' } })).toEqual({
      ...tones,
      music: { playing: false },
    });
  });

  it('PROG-18 with older frequencies has them as generators: a list, a text with commas, or JSON', () => {
    for (const shape of [[396, 417], ['396', '417'], '396, 417', '[396,417]', '["396","417"]', '"396,417"']) {
      expect(playable(shape)).toEqual([396, 417]);
    }
    expect(readSettings({ frequencies: '396,417' })).toEqual(readSettings(null, [396, 417]));
    expect(readSettings('{"generators":[]}', '432')).toEqual({
      syncMode: 'sync',
      generators: [{ frequency: 432, waveType: 'sine', volume: 0.7, enabled: true }],
    });
  });

  it('PROG-18 leaves out what cannot be played, and takes three at most', () => {
    expect(playable('396, abc, -5, 528')).toEqual([396, 528]);
    expect(playable([25_000, 0.01, 432])).toEqual([432]);
    expect(playable(Array.from({ length: 50 }, (_, index) => 100 + index))).toEqual([100, 101, 102]);
  });

  it('PROG-18 with nothing to play is no program', () => {
    for (const nothing of [[], null, undefined, '1e999', 'abc', {}, '', [null], Number.NaN, true]) {
      expect(readProgram({ name: 'Empty', frequencies: nothing })).toBeNull();
    }
    for (const broken of ['{"generators":[{"freq', '[]', 'null', '7', { generators: 'none' }, 7, []]) {
      expect(readProgram({ name: 'Broken', settings: broken })).toBeNull();
    }
    for (const nothing of [null, undefined, 7, 'text', [], {}]) expect(readProgram(nothing)).toBeNull();
  });

  it('PROG-19 without a duration has 20 minutes', () => {
    const minutes = (duration: unknown) => readProgram({ frequencies: [432], duration })?.duration;
    expect([undefined, null, 0, -5, 'abc', Number.POSITIVE_INFINITY, 100_000].map(minutes)).toEqual(
      Array(7).fill(20),
    );
    expect([5, '45', 0.5].map(minutes)).toEqual([5, 45, 0.5]);
  });

  it('takes the wave, the volume and the mode that a generator has by default where its own are none', () => {
    const odd = { frequency: '528', waveType: 'noise', volume: 7, enabled: 'yes' };
    expect(readSettings({ generators: [odd, null, 7, 'x'], syncMode: 'other' })).toEqual({
      syncMode: 'sync',
      generators: [{ frequency: 528, waveType: 'sine', volume: 0.5, enabled: true }],
    });
  });

  it('is premium, and has an id, only where it says so plainly', () => {
    const read = (fields: object) => readProgram({ frequencies: [432], ...fields });
    expect([true, 'true', 1, undefined].map((isPremium) => read({ isPremium })?.isPremium)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([7, '7', 1.5, -1, 'x', null].map((id) => read({ id })?.id)).toEqual([
      7,
      7,
      null,
      null,
      null,
      null,
    ]);
  });

  it('never fails, pollutes nothing, and what it returns is what the server would take', () => {
    const anything = fc.anything({ maxDepth: 5, withBigInt: true, withDate: true, withNullPrototype: true });
    const field = fc.oneof(anything, settings, fc.json(), fc.string());
    const program = fc.oneof(
      anything,
      fc.json(),
      fc.record({ name: field, settings: field, frequencies: field, duration: field }, { requiredKeys: [] }),
      fc.record({
        settings: fc.record({ generators: fc.array(fc.oneof(tone, sequenced, anything)), syncMode: field }),
      }),
    );
    fc.assert(
      fc.property(program, (value) => {
        const read = readProgram(value);
        if (read === null) return;
        const sent = newProgram.safeParse({ name: 'Read', settings: read.settings, duration: read.duration });
        expect(sent.error).toBeUndefined();
        expect(readProgram(asSent(read))).toEqual(asSent(read));
      }),
      { numRuns: 2_000 },
    );
    expect(
      readProgram('{"__proto__":{"frequencies":[432]},"constructor":{"prototype":{"polluted":1}}}'),
    ).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('a program on its way to the server', () => {
  const parse = (fields: object) => newProgram.safeParse({ name: 'Sent', ...fields });

  it('PROG-17 PROG-18 may bring its settings as text, or older frequencies, and is then like any other', () => {
    const generators = [{ frequency: 528, waveType: 'sine', volume: 0.7, enabled: true }];
    const expected = { syncMode: 'sync', generators };
    expect(parse({ settings: expected }).data?.settings).toEqual(expected);
    expect(parse({ settings: JSON.stringify(expected) }).data?.settings).toEqual(expected);
    for (const frequencies of [[528], ['528'], '528', '[528]']) {
      expect(parse({ frequencies }).data?.settings).toEqual(expected);
    }
  });

  it('PROG-18 is refused whole where any of it is wrong: nothing that was typed is left out silently', () => {
    for (const frequencies of [
      '396, abc, -5, 528',
      [],
      null,
      '1e999',
      Array(50).fill(432),
      '',
      'abc',
      {},
      7e9,
    ]) {
      expect(parse({ frequencies }).error?.issues[0]?.path[0], String(frequencies)).toBe('frequencies');
    }
    for (const settings of [
      '{"generators":[',
      '',
      'null',
      '[]',
      null,
      7,
      { generators: [], syncMode: 'sync' },
    ]) {
      expect(parse({ settings }).error?.issues[0]?.path[0], String(settings)).toBe('settings');
    }
    expect(parse({}).error?.issues).toMatchObject([
      { path: ['settings'], message: 'A program needs its generators' },
    ]);
  });
});

it('PROG-20 the words of a stored program are no longer than a program’s may be, and never cut inside a letter', () => {
  const endless = '𝄞'.repeat(500_000);
  const read = readProgram({ name: endless, description: endless, category: endless, frequencies: [432] });
  expect(read).toMatchObject({
    name: '𝄞'.repeat(100),
    description: '𝄞'.repeat(1_000),
    category: '𝄞'.repeat(50),
  });
});
