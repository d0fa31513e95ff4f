import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const PATH = '/api/listening';
const DAY = 86_400_000;
const premiumPreset = presets.find((preset) => preset.isPremium) as (typeof presets)[number];
const freePreset = presets.find((preset) => !preset.isPremium) as (typeof presets)[number];

let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  member = await server.member();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.kysely.deleteFrom('listening').execute();
});

let keys = 0;
const session = (fields: object = {}) => {
  keys += 1;
  return {
    key: `session-${keys}`,
    startedAt: new Date(Date.now() - 600_000).toISOString(),
    seconds: 300,
    source: 'generators',
    frequencies: [432],
    ...fields,
  };
};

async function record(visitor: Visitor, fields: object = {}) {
  const { status, body, text } = await visitor.post(PATH, session(fields));
  if (status !== 200) throw new Error(text);
  return body;
}

const rows = () => server.database.kysely.selectFrom('listening').selectAll().execute();

describe('a session of listening', () => {
  it('DASH-08 is kept with what sounded and for how long, and only its listener sees it', async () => {
    const kept = await record(member, { frequencies: [432, 528.5], feltBefore: 3 });
    expect(kept).toMatchObject({
      seconds: 300,
      source: 'generators',
      presetId: null,
      frequencies: [432, 528.5],
      feltBefore: 3,
      feltAfter: null,
    });
    expect((await member.get(PATH)).body).toEqual([kept]);
    const other = await server.member();
    expect((await other.get(PATH)).body).toEqual([]);
    expect((await other.send('DELETE', `${PATH}/${kept.id}`)).status).toBe(404);
    expect((await server.visitor().post(PATH, session())).status).toBe(401);
    expect(await rows()).toHaveLength(1);
  });

  it('DASH-08 sent again, or ten times at once, is kept once; the longer time and a later feeling count', async () => {
    const sent = session({ seconds: 60 });
    await Promise.all(Array.from({ length: 10 }, () => member.post(PATH, sent)));
    await member.post(PATH, { ...sent, seconds: 240, feltAfter: 8 });
    await member.post(PATH, { ...sent, seconds: 120 });
    expect(await rows()).toMatchObject([{ seconds: 240, felt_after: 8 }]);
    // Another's session may have the same key.
    await record(await server.member(), { key: sent.key });
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['no key', { key: '' }],
    ['a moment of trying out', { seconds: 9 }],
    ['more than a day', { seconds: 86_401 }],
    ['no source that there is', { source: 'radio' }],
    ['no preset that there is', { source: 'preset', presetId: 999_999 }],
    ['a frequency out of range', { frequencies: [20_001] }],
    ['four frequencies', { frequencies: [1, 2, 3, 4] }],
    ['a feeling beyond the scale', { feltBefore: 11 }],
    ['a start tomorrow', { startedAt: new Date(Date.now() + DAY).toISOString() }],
    ['a start a year ago', { startedAt: new Date(Date.now() - 365 * DAY).toISOString() }],
    ['a start that is no time', { startedAt: 'yesterday' }],
  ])('with %s is refused, and nothing is kept', async (_, fields) => {
    const { status, body } = await member.post(PATH, session(fields));
    expect(status).toBe(400);
    expect(body.message).toMatch(/\w/);
    expect(await rows()).toEqual([]);
  });

  it('can be forgotten, one or all', async () => {
    const other = await server.member();
    await record(other);
    const first = await record(member);
    await record(member);
    expect((await member.send('DELETE', `${PATH}/${first.id}`)).status).toBe(204);
    expect((await member.get(PATH)).body).toHaveLength(1);
    expect((await member.send('DELETE', PATH)).status).toBe(204);
    expect((await member.get(PATH)).body).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it('DASH-09 is listed a hundred at a time, the last ones first, none twice', async () => {
    const { id } = (await member.get('/api/user')).body;
    await server.database.kysely
      .insertInto('listening')
      .values(
        Array.from({ length: 130 }, (_, index) => ({
          user_id: id,
          session_key: `many-${index}`,
          started_at: Date.now() - DAY,
          seconds: 60,
          source: 'river' as const,
          preset_id: null,
          felt_before: null,
          felt_after: null,
        })),
      )
      .execute();
    const first = (await member.get(PATH)).body;
    const second = (await member.get(`${PATH}?before=${first.at(-1).id}`)).body;
    const ids = [...first, ...second].map((kept: { id: number }) => kept.id);
    expect([first.length, second.length, new Set(ids).size]).toEqual([100, 30, 130]);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});

it('DASH-08 how one felt is said in the end, is in the download, and goes with its session', async () => {
  const exported = async () => (await member.get('/api/user/export')).body.listening;
  const { id } = await record(member, { key: 'felt', feltBefore: 4 });
  await record(member, { key: 'felt', feltAfter: 8 });
  expect(await exported()).toMatchObject([{ felt_before: 4, felt_after: 8 }]);
  await member.send('DELETE', `${PATH}/${id}`);
  expect(await exported()).toEqual([]);
});

describe('listening in numbers', () => {
  const summary = async (visitor: Visitor, offset = 0) =>
    (await visitor.get(`${PATH}/summary?offset=${offset}`)).body;

  it('DASH-07 counts sessions, minutes, tones, categories, feelings and the presets heard last', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await record(member, { startedAt: at(300), seconds: 600, frequencies: [432] });
    await record(member, {
      startedAt: at(200),
      seconds: 300,
      frequencies: [528, 432],
      feltBefore: 4,
      feltAfter: 7,
    });
    await record(member, {
      startedAt: at(100),
      seconds: 60,
      source: 'river',
      frequencies: [],
      feltBefore: 5,
      feltAfter: 5,
    });
    await record(member, {
      startedAt: at(90),
      seconds: 240,
      source: 'preset',
      presetId: freePreset.id,
      frequencies: [999],
    });
    const told = await summary(member);
    expect(told).toMatchObject({ sessions: 4, seconds: 1200, averageSeconds: 300 });
    expect(told.frequencies.slice(0, 2)).toEqual([
      { hz: 432, seconds: 900 },
      { hz: 528, seconds: expect.any(Number) },
    ]);
    expect(told.frequencies.map(({ hz }: { hz: number }) => hz)).not.toContain(999);
    expect(told.mood).toEqual({
      sessions: 2,
      improvedPercent: 50,
      samePercent: 50,
      lowerPercent: 0,
      before: 4.5,
      after: 6,
      pairs: [
        { before: 4, after: 7, sessions: 1 },
        { before: 5, after: 5, sessions: 1 },
      ],
    });
    expect(told.categories).toContainEqual({ category: freePreset.category, percent: 25 });
    expect(told.recent).toMatchObject([{ presetId: freePreset.id, seconds: 240 }]);
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(told.days.map((day: { seconds: number }) => day.seconds))).toBeCloseTo(1200, 6);
    expect(sum(told.hours)).toBeCloseTo(1200, 6);
  });

  it('a session over midnight belongs to both days, by the midnight of where the listener is', async () => {
    const night = new Date(Math.floor(Date.now() / DAY) * DAY - 20 * DAY - 600_000);
    const day = (shift: number) => new Date(night.getTime() + shift * DAY).toISOString().slice(0, 10);
    await record(member, { startedAt: night.toISOString(), seconds: 1800 });
    expect((await summary(member)).days).toEqual([
      { day: day(0), seconds: 600 },
      { day: day(1), seconds: 1200 },
    ]);
    expect((await summary(member, 60)).days).toEqual([{ day: day(1), seconds: 1800 }]);
    expect((await summary(member, -60)).days).toEqual([{ day: day(0), seconds: 1800 }]);
    expect((await member.get(`${PATH}/summary?offset=901`)).status).toBe(400);
  });

  it('a day has 24 hours, however many sessions say that they filled it', async () => {
    const midnight = new Date(Math.floor(Date.now() / DAY) * DAY - 10 * DAY);
    for (const shift of [0, 1_000])
      await record(member, {
        startedAt: new Date(midnight.getTime() + shift).toISOString(),
        seconds: 86_000,
      });
    expect((await summary(member)).days).toEqual([
      { day: midnight.toISOString().slice(0, 10), seconds: 86_400 },
    ]);
  });

  it('DASH-06 of a member who has heard nothing is empty: no number is made up', async () => {
    expect(await summary(await server.member())).toMatchObject({
      sessions: 0,
      seconds: 0,
      averageSeconds: 0,
      mood: null,
      frequencies: [],
      days: [],
      recent: [],
    });
  });

  it('PRESET-32 what was heard with Premium tells no number once Premium has ended', async () => {
    const premium = await server.member({ premium_grant: 1 });
    await record(premium, { source: 'preset', presetId: premiumPreset.id });
    const hertz = premiumPreset.frequencies.slice(0, 3);
    expect((await summary(premium)).frequencies.map(({ hz }: { hz: number }) => hz).sort()).toEqual(
      [...hertz].sort(),
    );
    await server.change(premium, { premium_grant: 0 });
    expect((await summary(premium)).frequencies).toEqual([]);
    expect((await premium.get(PATH)).body[0].frequencies).toEqual([]);
  });
});
