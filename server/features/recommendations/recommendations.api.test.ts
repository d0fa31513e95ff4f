import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const GENERATE = '/api/recommendations/generate';
const LIST = '/api/recommendations';
const TRACK = '/api/recommendations/track-listening';
const PREFERENCES = '/api/preferences';
const byId = new Map(presets.map((preset) => [preset.id, preset]));

let server: TestServer;
let member: Visitor;
let premium: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  member = await server.member();
  premium = await server.member({ premium_grant: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['recommendations', 'preferences', 'listening'] as const)
    await server.database.kysely.deleteFrom(table).execute();
});

const heard = () => server.database.kysely.selectFrom('listening').selectAll().execute();
async function generate(visitor: Visitor, body: object = {}) {
  const { status, body: answer, text } = await visitor.post(GENERATE, body);
  if (status !== 200) throw new Error(text);
  return answer;
}

const put = (visitor: Visitor, body: object) => visitor.send('PUT', PREFERENCES, { body });

let sessions = 0;
/** Hears a preset to its end. */
async function hear(visitor: Visitor, presetId: number) {
  sessions += 1;
  const seconds = (byId.get(presetId)?.duration ?? 10) * 60;
  const startedAt = new Date(Date.now() - 10 * 86_400_000).toISOString();
  const body = { key: `heard-${sessions}`, startedAt, seconds, source: 'preset', presetId };
  expect((await visitor.post('/api/listening', body)).status).toBe(200);
}

describe('a few for the dashboard', () => {
  const FOR_YOU = '/api/recommendations/for-you';

  it('API-60 come from the same ranking with its reasons, say nothing while nothing is known, and are not kept', async () => {
    expect((await member.get(FOR_YOU)).body).toEqual([]);
    const alike = presets.filter(({ isPremium, family }) => !isPremium && family === presets[88]?.family);
    for (const { id } of alike.slice(0, 5)) await hear(member, id);
    const { status, body } = await member.get(`${FOR_YOU}?timeOfDay=night`);
    expect([status, body.length]).toEqual([200, limit.forYou]);
    for (const { presetId, explanation, confidence } of body) {
      expect(byId.get(presetId)?.isPremium).toBe(false);
      expect(explanation).toMatch(/\.$/);
      expect(confidence).toBeGreaterThan(0);
    }
    expect(JSON.stringify(body)).toContain(`You often stay with ${presets[88]?.family}.`);
    expect((await member.get(LIST)).body).toEqual([]);
    const premiums = (await premium.get(FOR_YOU)).body;
    expect(premiums).toEqual([]);
  });

  it('refuse an hour that there is not, and a visitor', async () => {
    expect((await member.get(`${FOR_YOU}?timeOfDay=noon`)).status).toBe(400);
    expect((await server.visitor().get(FOR_YOU)).status).toBe(401);
  });
});

describe('generated recommendations', () => {
  it('API-60 API-61 REC-23 answer a list in the specified shape, for what was asked and for nothing at all', async () => {
    const asked = {
      mood: 'Stressed',
      symptoms: ['Insomnia'],
      timeOfDay: 'night',
      sessionDuration: 3600,
      intensity: 2,
      currentConditions: 'a long week at work',
    };
    for (const body of [asked, {}]) {
      const list = await generate(member, body);
      expect(list).toHaveLength(limit.perList);
      expect(new Set(list.map(({ presetId }: { presetId: number }) => presetId)).size).toBe(limit.perList);
      for (const one of list) {
        const preset = byId.get(one.presetId);
        expect(one).toMatchObject({
          id: expect.any(Number),
          presetName: preset?.name,
          relevance: expect.stringMatching(/^(High|Medium|Low)$/),
          explanation: expect.stringMatching(/\.$/),
          description: preset?.description,
          frequencies: preset?.frequencies,
          category: preset?.category,
        });
        expect(one.confidence).toBeGreaterThan(0);
        expect(one.confidence).toBeLessThan(1);
      }
    }
    const [first] = await generate(member, asked);
    expect(first).toMatchObject({ mood: 'Stressed', symptoms: ['Insomnia'] });
    expect(first.explanation).toContain('You chose');
    expect((await generate(member))[0]).toMatchObject({ mood: null, symptoms: [] });
  });

  it('API-60 are for members, and what is wrong with them is said and keeps nothing', async () => {
    expect((await server.visitor().post(GENERATE, {})).status).toBe(401);
    const wrong = [
      { intensity: 11 },
      { intensity: 0 },
      { sessionDuration: 5401 },
      { sessionDuration: 0 },
      { timeOfDay: 'noon' },
      { symptoms: 'Pain' },
      { symptoms: Array(16).fill('Pain') },
      { mood: 'x'.repeat(61) },
      { currentConditions: 'x'.repeat(501) },
    ];
    for (const body of wrong) {
      const answer = await member.post(GENERATE, body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'invalid']);
    }
    expect((await member.get(LIST)).body).toEqual([]);
  });

  it('MOOD-29 words of danger are answered with help, and nothing is kept', async () => {
    const words = 'I want to kill myself';
    for (const body of [{ currentConditions: words }, { mood: words }, { symptoms: ['Pain', words] }]) {
      const answer = await member.post(GENERATE, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'help_first']);
      expect(answer.body.message).toMatch(/988.*116 123/);
    }
    expect((await member.get(LIST)).body).toEqual([]);
  });

  it('REC-24 never tell a member without Premium the numbers of a premium preset, also after Premium has ended', async () => {
    for (const mood of ['Calm', 'Energetic', 'Confident', 'Sad', undefined]) {
      for (const { presetId } of await generate(member, { mood })) {
        expect(byId.get(presetId)?.isPremium).toBe(false);
      }
    }
    const lapsing = await server.member({ premium_grant: 1 });
    const given: { presetId: number }[] = [];
    for (const mood of ['Confident', 'Energetic', 'Peaceful', 'Angry'])
      given.push(...(await generate(lapsing, { mood })));
    const opened = given.filter(({ presetId }) => byId.get(presetId)?.isPremium);
    expect(opened.length).toBeGreaterThan(0);
    const { id } = (await lapsing.get('/api/user')).body;
    await server.database.kysely
      .updateTable('users')
      .set({ premium_grant: 0 })
      .where('id', '=', id)
      .execute();
    const list = (await lapsing.get(LIST)).body;
    expect(list).toHaveLength(given.length);
    for (const one of list) {
      const preset = byId.get(one.presetId);
      expect(one.frequencies).toEqual(preset?.isPremium ? [] : preset?.frequencies);
      for (const hz of preset?.isPremium ? (preset?.frequencies ?? []) : [])
        expect(`${one.reasoning} ${one.description}`).not.toContain(String(hz));
    }
  });

  it('do not stand still: the list after it has something new', async () => {
    const ids = (list: { presetId: number }[]) => list.map(({ presetId }) => presetId);
    const first = ids(await generate(premium, { mood: 'Calm' }));
    const second = ids(await generate(premium, { mood: 'Calm' }));
    expect(second.filter((id) => !first.includes(id)).length).toBeGreaterThan(0);
  });
});

describe('kept recommendations', () => {
  it('API-63 are listed to their owner alone, the newest list first and in its order', async () => {
    await generate(member, { mood: 'Sad' });
    const list = await generate(member, { mood: 'Focused' });
    const kept = (await member.get(LIST)).body;
    expect(kept).toHaveLength(2 * limit.perList);
    expect(kept.slice(0, limit.perList).map(({ id }: { id: number }) => id)).toEqual(
      list.map(({ id }: { id: number }) => id),
    );
    const preset = byId.get(list[0].presetId);
    expect(kept[0]).toEqual({
      id: list[0].id,
      presetId: list[0].presetId,
      createdAt: kept[1].createdAt,
      title: preset?.name,
      confidence: list[0].confidence,
      category: preset?.category,
      duration: (preset?.duration ?? 0) * 60,
      description: preset?.description,
      frequencies: preset?.frequencies,
      figure: preset?.figure,
      reasoning: list[0].explanation,
    });
    expect((await premium.get(LIST)).body).toEqual([]);
    expect((await server.visitor().get(LIST)).status).toBe(401);
  });

  it('are no more than sixty: older ones give way', async () => {
    for (let list = 0; list < 11; list++) await generate(member);
    expect((await member.get(LIST)).body).toHaveLength(limit.keptMax);
    expect(await server.database.kysely.selectFrom('recommendations').selectAll().execute()).toHaveLength(
      limit.keptMax,
    );
  });
});

describe('listening to a recommendation', () => {
  it('API-62 is in the history of listening, once for each key, with its preset', async () => {
    const [one] = await generate(member, { mood: 'Calm' });
    const startedAt = new Date(Date.now() - 600_000).toISOString();
    const body = { recommendationId: one.id, duration: 90, key: 'k', startedAt };
    await Promise.all(Array.from({ length: 5 }, () => member.post(TRACK, body)));
    expect((await member.post(TRACK, { ...body, duration: 120, feltBefore: 4, feltAfter: 7 })).status).toBe(
      204,
    );
    expect(await heard()).toMatchObject([
      { source: 'recommendation', preset_id: one.presetId, seconds: 120, felt_before: 4, felt_after: 7 },
    ]);
    expect((await member.post(TRACK, { recommendationId: one.id, duration: 60 })).status).toBe(204);
    expect(await heard()).toHaveLength(2);
  });

  it("API-62 refuses another's, one that is not, and bad numbers; a moment's trying is not listening", async () => {
    const [one] = await generate(member);
    const track = async (visitor: Visitor, body: object) => (await visitor.post(TRACK, body)).status;
    expect(await track(premium, { recommendationId: one.id, duration: 60 })).toBe(404);
    expect(await track(member, { recommendationId: one.id + 999, duration: 60 })).toBe(404);
    expect(await track(member, { recommendationId: one.id, duration: -1 })).toBe(400);
    expect(await track(member, { duration: 60 })).toBe(400);
    expect(await track(server.visitor(), { recommendationId: one.id, duration: 60 })).toBe(401);
    expect(await track(member, { recommendationId: one.id, duration: 3 })).toBe(204);
    expect(await heard()).toEqual([]);
  });
});

describe('preferences', () => {
  const nothing = { preferredCategories: [], favoriteFrequencies: [], learned: true };

  it('API-64 are learned from what was heard to its end, and are nothing before', async () => {
    expect((await server.visitor().get(PREFERENCES)).status).toBe(401);
    expect((await member.get(PREFERENCES)).body).toEqual(nothing);
    for (const id of [89, 90, 91, 92]) await hear(member, id);
    const { body } = await member.get(PREFERENCES);
    expect(body).toMatchObject({ preferredCategories: ['Spiritual'], learned: true });
    expect(body.favoriteFrequencies.length).toBeGreaterThan(0);
    const tones = [89, 90, 91, 92].flatMap((id) => byId.get(id)?.frequencies ?? []);
    for (const hz of body.favoriteFrequencies) expect(tones).toContain(hz);
    expect((await premium.get(PREFERENCES)).body).toEqual(nothing);
  });

  it('API-65 are set by their owner, lead the list, and are learned again when nothing is set', async () => {
    const set = { preferredCategories: ['Mental', 'Mental'], favoriteFrequencies: [432, 10] };
    const kept = { preferredCategories: ['Mental'], favoriteFrequencies: [432, 10], learned: false };
    const before = await generate(member);
    expect((await put(member, set)).body).toEqual(kept);
    expect((await member.get(PREFERENCES)).body).toEqual(kept);
    expect((await premium.get(PREFERENCES)).body).toEqual(nothing);
    const mental = (list: { category: string }[]) =>
      list.filter(({ category }) => category === 'Mental').length;
    const after = await generate(member);
    expect(mental(after)).toBeGreaterThan(mental(before));
    const empty = { preferredCategories: [], favoriteFrequencies: [] };
    expect((await put(member, empty)).body).toEqual(nothing);
    for (const wrong of [
      { preferredCategories: [] },
      { ...set, favoriteFrequencies: [0] },
      { ...set, favoriteFrequencies: [20_001] },
      { ...set, preferredCategories: Array(21).fill('a') },
    ])
      expect((await put(member, wrong)).status).toBe(400);
    expect((await put(server.visitor(), set)).status).toBe(401);
  });

  it('a lapsed member learns nothing of the numbers of premium presets', async () => {
    const locked = presets.find(({ isPremium }) => isPremium)?.id ?? 0;
    await hear(member, locked);
    expect((await member.get(PREFERENCES)).body.favoriteFrequencies).toEqual([]);
  });
});

it('all of it is in what a member may download', async () => {
  await generate(member, { mood: 'Calm' });
  await put(member, { preferredCategories: ['Mental'], favoriteFrequencies: [432] });
  const data = JSON.parse((await member.get('/api/user/export')).text);
  expect(data.recommendations).toHaveLength(limit.perList);
  expect(data.preferences).toMatchObject([{ categories: '["Mental"]', frequencies: '[432]' }]);
});
