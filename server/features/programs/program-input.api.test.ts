import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const PATH = '/api/programs';
const tone = (frequency: number) => ({ frequency, waveType: 'sine', volume: 0.5, enabled: true });
const settings = { generators: [tone(432), { ...tone(528), enabled: false }], syncMode: 'binaural' };

let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  member = await server.member();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.kysely.deleteFrom('programs').execute();
});

async function save(fields: object): Promise<void> {
  const { status, text } = await member.post(PATH, { name: 'Evening', settings, ...fields });
  if (status !== 201) throw new Error(text);
}

const rows = () => server.database.kysely.selectFrom('programs').selectAll().orderBy('id').execute();

/** A row as an older version, or an import, may have left it. */
async function keepOlder(stored: string): Promise<void> {
  await server.database.kysely
    .insertInto('programs')
    .values({
      user_id: (await member.get('/api/user')).body.id,
      name: 'Older',
      settings: stored,
      created_at: 0,
    })
    .execute();
}

describe('older shapes', () => {
  it('PROG-17 PROG-18 PROG-19 rows of every older shape are answered in the shape of today', async () => {
    const older = {
      generators: [432, 528].map((hertz, index) => ({ ...tone(hertz), volume: [0.7, 0.6][index] })),
      syncMode: 'sync',
    };
    for (const stored of [
      JSON.stringify(JSON.stringify(older)),
      '{"frequencies":[432,528]}',
      '{"frequencies":"432, 528"}',
      '{"frequencies":"[432,528]"}',
    ]) {
      await server.database.kysely.deleteFrom('programs').execute();
      await keepOlder(stored);
      const [program] = (await member.get(PATH)).body;
      expect(program, stored).toMatchObject({ settings: older, duration: 20, locked: false });
    }
  });

  it('PROG-17 a row that cannot be read at all is still listed, can be deleted, and breaks nothing', async () => {
    await keepOlder('{"generators":[{"freq');
    await save({});
    const { status, body } = await member.get(PATH);
    expect(status).toBe(200);
    expect(body.map((one: { settings: unknown }) => one.settings)).toEqual([settings, null]);
    expect((await member.send('DELETE', `${PATH}/${body[1].id}`)).status).toBe(204);
  });

  it('PROG-17 PROG-18 settings sent as text, and frequencies instead of them, are kept like any other', async () => {
    await save({ settings: JSON.stringify(settings) });
    await save({ settings: undefined, frequencies: '432, 528', duration: 5 });
    const [byList, byText] = (await member.get(PATH)).body;
    expect(byText.settings).toEqual(settings);
    expect(byList).toMatchObject({ duration: 5, settings: { syncMode: 'sync' } });
    expect(byList.settings.generators.map(({ frequency }: { frequency: number }) => frequency)).toEqual([
      432, 528,
    ]);
  });
});

describe('bad input is answered with 400, says where it is wrong, and changes nothing', () => {
  const list = Array.from({ length: 50 }, (_, index) => 100 + index);
  const many = (count: number) => ({ ...settings, generators: Array(count).fill(tone(432)) });
  const one = (changes: object) => ({ ...settings, generators: [{ ...tone(432), ...changes }] });
  const cases: [string, string, object][] = [
    ['a list with words and minus signs', 'frequencies', { frequencies: '396, abc, -5, 528' }],
    ['an empty list', 'frequencies', { frequencies: [] }],
    ['null instead of a list', 'frequencies', { frequencies: null }],
    ['a number beyond all numbers', 'frequencies.0', { frequencies: '1e999' }],
    ['fifty values', 'frequencies', { frequencies: list }],
    ['fifty values as text', 'frequencies', { frequencies: list.join() }],
    ['nothing at all', 'settings', {}],
    ['settings that are broken JSON', 'settings', { settings: '{"generators":[{"freq' }],
    ['settings that are null', 'settings', { settings: null }],
    ['settings that are JSON of something else', 'settings', { settings: '"text"' }],
    ['a deep nest as text', 'settings', { settings: '['.repeat(30_000) }],
    ['no generator', 'settings.generators', { settings: many(0) }],
    ['four generators', 'settings.generators', { settings: many(4) }],
    ['a frequency of 0', 'settings.generators.0.frequency', { settings: one({ frequency: 0 }) }],
    ['a frequency as text', 'settings.generators.0', { settings: one({ frequency: '432' }) }],
    ['a volume above 1', 'settings.generators.0.volume', { settings: one({ volume: 1.1 }) }],
    ['an unknown wave', 'settings.generators.0', { settings: one({ waveType: 'noise' }) }],
    ['an unknown mode', 'settings.syncMode', { settings: { ...settings, syncMode: 'other' } }],
    ['no stage', 'settings.generators.0.stages', { settings: one({ frequency: undefined, stages: [] }) }],
    ['a name of 101 characters', 'name', { settings, name: 'n'.repeat(101) }],
    ['a blank name', 'name', { settings, name: ' \n ' }],
    ['a name with NUL', 'name', { settings, name: 'a\u0000b' }],
    ['a name that is a number', 'name', { settings, name: 7 }],
    ['a description of 1,001 characters', 'description', { settings, description: 'd'.repeat(1_001) }],
    ['a category of 51 characters', 'category', { settings, category: 'c'.repeat(51) }],
    ['eleven tags', 'tags', { settings, tags: Array(11).fill('tag') }],
    ['a tag of 31 characters', 'tags.0', { settings, tags: ['t'.repeat(31)] }],
    ['a truth value as text', 'isPublic', { settings, isPublic: 'true' }],
    ['a duration of two days', 'duration', { settings, duration: 2_880 }],
  ];

  it.each(cases)('API-23 PROG-18 %s', async (_, path, fields) => {
    const { status, body } = await member.post(PATH, { name: 'Bad', ...fields });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(body.message).toMatch(/\w/);
    expect(body.errors[0].path).toBe(path);
    expect(await rows()).toEqual([]);
  });

  it('API-23 a name of 100 characters is kept, also when each is more than one unit long', async () => {
    await save({ name: '🌀'.repeat(100) });
    expect((await member.post(PATH, { name: '🌀'.repeat(101), settings })).status).toBe(400);
    const blank = await member.post(PATH, { name: '  ', settings });
    expect(blank.body.message).toBe('Please enter a name for your program');
  });
});
