import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Answer, Visitor } from '../../testing/visitor.ts';

const PATH = '/api/programs';
const tone = (frequency: number) => ({ frequency, waveType: 'sine', volume: 0.5, enabled: true });
const settings = { generators: [tone(432), { ...tone(528), enabled: false }], syncMode: 'binaural' };
const stages = {
  ...settings,
  generators: [{ waveType: 'sine', volume: 0.7, enabled: true, stages: [{ frequency: 396, duration: 60 }] }],
};

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
  await server.database.kysely.deleteFrom('programs').execute();
});

const idOf = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/user')).body.id;

async function save(visitor: Visitor, fields: object = {}): Promise<number> {
  const { status, body, text } = await visitor.post(PATH, { name: 'Evening', settings, ...fields });
  if (status !== 201) throw new Error(text);
  return body.id;
}

const rows = () => server.database.kysely.selectFrom('programs').selectAll().orderBy('id').execute();

describe('saving a program', () => {
  it('D45 keeps the beat rate of a program, and refuses one that no mode has', async () => {
    const member = await server.member();
    const beating = { ...settings, beatHz: 7.83 };
    expect((await member.post(PATH, { name: 'Beating', settings: beating })).body.settings).toEqual(beating);
    expect((await member.get(PATH)).body[0].settings).toEqual(beating);
    for (const beatHz of [0.4, 41, '5', null])
      expect((await member.post(PATH, { name: 'Odd', settings: { ...settings, beatHz } })).status).toBe(400);
  });

  it('API-23 API-24 keeps name, settings, words and tags, and answers the program', async () => {
    const before = Date.now();
    const sent = {
      name: 'Evening',
      settings,
      description: 'For the night',
      category: 'Sleep',
      isPublic: true,
      tags: ['calm', 'night'],
    };
    const { status, body } = await member.post(PATH, { ...sent, createdAt: '2001-01-01T00:00:00.000Z' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...sent,
      id: expect.any(Number),
      userId: await idOf(member),
      isPremium: false,
      locked: false,
      duration: 20,
      useCount: 0,
      moderation: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    // The server's clock, whatever the body says.
    expect(Date.parse(body.createdAt)).toBeGreaterThan(before - 60_000);
    expect((await member.get(PATH)).body).toEqual([body]);
  });

  it('API-24 a sequenced program keeps its stages, a private one is private, and words may be left out', async () => {
    await save(premium, { settings: stages, category: 'Sequenced', isPublic: true });
    await save(premium);
    const [plain, sequenced] = (await premium.get(PATH)).body;
    expect(sequenced).toMatchObject({ settings: stages, category: 'Sequenced', isPublic: true });
    expect(plain).toMatchObject({ description: '', category: '', tags: [], isPublic: false });
  });

  it('API-22 API-23 needs a log-in, and everyone sees their own programs only, newest first', async () => {
    expect((await server.visitor().get(PATH)).status).toBe(401);
    expect((await server.visitor().post(PATH, { name: 'Evening', settings })).status).toBe(401);
    await save(member, { name: 'First' });
    await save(member, { name: 'Second', isPublic: true });
    await save(premium, { name: 'Other', isPublic: true });
    const namesOf = async (visitor: Visitor) =>
      (await visitor.get(PATH)).body.map(({ name }: { name: string }) => name);
    expect(await namesOf(member)).toEqual(['Second', 'First']);
    expect(await namesOf(premium)).toEqual(['Other']);
  });

  it('API-25 is premium only when a premium member says so, and nothing else in a body counts', async () => {
    const claims = { isPremium: true, userId: 1, id: 999, useCount: 70, likes: 5, hidden: 1, locked: true };
    await save(member, claims);
    await save(premium, claims);
    await save(premium);
    const [byMember, byPremium, plain] = await rows();
    expect([byMember, byPremium, plain].map((row) => row?.is_premium)).toEqual([0, 1, 0]);
    expect(byMember).toMatchObject({ user_id: await idOf(member), use_count: 0, hidden: 0 });
    expect(byMember?.id).not.toBe(999);
  });

  it('API-23 with stages, or in the category Sequenced, is part of Premium', async () => {
    for (const fields of [{ category: 'Sequenced' }, { category: ' sequenced ' }, { settings: stages }]) {
      const answer = await member.post(PATH, { name: 'Steps', settings, ...fields });
      expect([answer.status, answer.body.code]).toEqual([403, 'premium_required']);
    }
    expect(await rows()).toEqual([]);
  });

  it('a suspended member keeps private programs, but shows none to others', async () => {
    const suspended = await server.member({ suspended: 1 });
    const answer = await suspended.post(PATH, { name: 'Loud', settings, isPublic: true });
    expect([answer.status, answer.body.code]).toEqual([403, 'suspended']);
    await save(suspended);
    expect(await rows()).toHaveLength(1);
  });
});

describe('the free limit', () => {
  it('PROG-08 API-23 a free member keeps three programs; the fourth is refused with words', async () => {
    for (let count = 0; count < 3; count += 1) await save(member);
    const { status, body } = await member.post(PATH, { name: 'Fourth', settings });
    expect(status).toBe(403);
    expect(body).toEqual({
      message: 'Free accounts keep up to 3 programs. Delete one, or go Premium.',
      code: 'program_limit',
    });
    expect(await rows()).toHaveLength(3);
  });

  it('PROG-08 of fifty requests at once exactly three get through', async () => {
    const requests = Array.from({ length: 50 }, (_, index) =>
      member.post(PATH, { name: `Program ${index}`, settings }),
    );
    const answers = await Promise.all(requests);
    expect(countBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`)).toEqual({
      '201 ': 3,
      '403 program_limit': 47,
    });
    expect(await rows()).toHaveLength(3);
    expect((await member.get(PATH)).body).toHaveLength(3);
  });

  // Two nodes on one SQLite file are two processes; in one, each would keep the other from ending its transaction.
  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'PROG-08 of fifty requests at once on two nodes exactly three get through',
    async () => {
      const node = await startTestServer({ beside: server, env: { RATE_LIMIT_SCALE: '100' } });
      try {
        const elsewhere = node.visitor();
        elsewhere.cookie = member.cookie;
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            (index % 2 ? member : elsewhere).post(PATH, { name: `Program ${index}`, settings }),
          ),
        );
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
        expect(await rows()).toHaveLength(3);
      } finally {
        await node.stop();
      }
    },
  );

  it('PROG-08 PROG-10 a deleted program makes room for another', async () => {
    const first = await save(member);
    await save(member);
    await save(member);
    expect((await member.send('DELETE', `${PATH}/${first}`)).status).toBe(204);
    await save(member, { name: 'Room' });
    expect((await member.post(PATH, { name: 'Fourth', settings })).status).toBe(403);
  });

  it('PROG-09 a premium member saves on, also fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => premium.post(PATH, { name: `Program ${index}`, settings })),
    );
    expect(countBy(answers, ({ status }) => String(status))).toEqual({ '201': 50 });
    expect((await premium.get(PATH)).body).toHaveLength(50);
  });

  it('PROG-08 when Premium has ended all programs stay, can be read and deleted, and none can be added', async () => {
    const lapsed = await server.member({ premium_grant: 1 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => save(lapsed, { isPremium: true })));
    await server.change(lapsed, { premium_grant: 0 });
    expect((await lapsed.post(PATH, { name: 'Sixth', settings })).body.code).toBe('program_limit');
    const { body } = await lapsed.get(PATH);
    expect(body).toHaveLength(5);
    // Their own work stays theirs.
    expect(body[0]).toMatchObject({ settings, locked: false, isPremium: true });
    for (const id of ids.slice(0, 3)) expect((await lapsed.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    await save(lapsed);
  });
});

describe('saving a preset as a program', () => {
  const [free] = presets.filter((one) => !one.isPremium && one.frequencies.length > 3);
  const [kept] = presets.filter((one) => one.isPremium && one.frequencies.length > 3);
  if (!free || !kept) throw new Error('the catalogue has no such presets');

  it('PRESET-27 is refused to guests and free members, whichever preset it is, and nothing is kept', async () => {
    const body = { name: 'Preset', settings, presetId: free.id };
    expect((await server.visitor().post(PATH, body)).status).toBe(401);
    for (const presetId of [free.id, kept.id, 99_999]) {
      const answer = await member.post(PATH, { ...body, presetId });
      expect([answer.status, answer.body.code]).toEqual([403, 'premium_required']);
    }
    expect(await rows()).toEqual([]);
    // The same numbers typed by hand are anyone's.
    await save(member, { settings: { ...settings, generators: [tone(528)] } });
  });

  it('PRESET-28 has the preset’s first three tones at 0.7, 0.6 and 0.5, sine, in sync, whatever the page sent', async () => {
    const { status, body } = await premium.post(PATH, { name: 'Mine', presetId: free.id, settings });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Mine',
      category: free.category,
      description: free.description,
      duration: free.duration,
      isPremium: false,
      settings: {
        syncMode: 'sync',
        generators: [0.7, 0.6, 0.5].map((volume, index) => ({
          frequency: free.frequencies[index],
          waveType: 'sine',
          volume,
          enabled: true,
        })),
      },
    });
    expect((await rows())[0]?.preset_id).toBe(free.id);
    expect((await premium.post(PATH, { name: 'Bare', presetId: free.id })).status).toBe(201);
  });

  it('PRESET-27 of a premium preset is a premium program, so that nobody else gets its numbers by it', async () => {
    const { body } = await premium.post(PATH, {
      name: 'Kept',
      presetId: kept.id,
      isPremium: false,
      isPublic: true,
    });
    expect(body.isPremium).toBe(true);
  });

  it('PRESET-27 of a preset that does not exist is refused', async () => {
    const { status, body } = await premium.post(PATH, { name: 'Nothing', settings, presetId: 301 });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'presetId', message: 'There is no such preset' }]);
    expect(await rows()).toEqual([]);
  });
});

describe('a public program', () => {
  const open = (visitor: Visitor, id: number | string) => visitor.get(`/api/community/programs/${id}`);

  it('API-50 is shown to every member with its creator; a private, hidden or unknown one to nobody else', async () => {
    const id = await save(member, { isPublic: true });
    const { username } = (await member.get('/api/user')).body;
    const { status, body } = await open(premium, id);
    expect([status, body.creator, body.settings]).toEqual([200, username, settings]);
    expect((await open(server.visitor(), id)).status).toBe(401);
    const secret = await save(member);
    const hidden = await save(member, { isPublic: true });
    await server.database.kysely
      .updateTable('programs')
      .set({ hidden: 1 })
      .where('id', '=', hidden)
      .execute();
    for (const other of [secret, hidden, 999_999, 'abc', '1.5']) {
      expect((await open(premium, other)).status, String(other)).toBe(404);
    }
    for (const own of [secret, hidden]) expect((await open(member, own)).status).toBe(200);
    const moderator = await server.member({ is_moderator: 1 });
    expect((await open(moderator, secret)).status).toBe(404);
    expect((await open(moderator, hidden)).status).toBe(200);
  });

  it('API-53 counts a use', async () => {
    const id = await save(member, { isPublic: true });
    expect((await premium.post(`/api/community/programs/${id}/use`)).body).toEqual({ useCount: 1 });
  });

  it('API-24 marked premium is locked, its settings withheld, for whoever is neither premium nor its maker', async () => {
    const id = await save(premium, { isPublic: true, isPremium: true });
    const staff = await server.member({ is_moderator: 1, is_admin: 1 });
    for (const visitor of [member, staff]) {
      const { status, body, text } = await open(visitor, id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, name: 'Evening', isPremium: true, locked: true, settings: null });
      expect(text).not.toContain('"frequency"');
    }
    const another = await server.member({ premium_grant: 1 });
    for (const visitor of [premium, another]) {
      expect((await open(visitor, id)).body).toMatchObject({ locked: false, settings });
    }
  });
});

describe('deleting and using', () => {
  it('PROG-10 API-26 its owner deletes it; anyone else gets 403, a guest 401; a private, hidden or unknown one is 404', async () => {
    const refusals = [
      [{ isPublic: true }, 0, 403, 'forbidden'],
      [{ isPublic: true }, 1, 404, 'not_found'],
      [{ isPublic: false }, 0, 404, 'not_found'],
    ] as const;
    for (const [words, hidden, status, code] of refusals) {
      const id = await save(member, words);
      await server.database.kysely.updateTable('programs').set({ hidden }).execute();
      const before = await rows();
      expect((await server.visitor().send('DELETE', `${PATH}/${id}`)).status).toBe(401);
      const refused = await premium.send('DELETE', `${PATH}/${id}`);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect(refused.body.message).toMatch(/\w+ \w+/);
      expect(await rows()).toEqual(before);
      expect((await member.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
      expect((await member.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
    }
    for (const id of ['0', '-1', '1.5', '1e3', '99999999999', 'abc', '%00']) {
      expect((await member.send('DELETE', `${PATH}/${id}`)).status, id).toBe(404);
    }
    expect(await rows()).toEqual([]);
  });

  it('API-26 staff delete a public program, which is written down, and no private one', async () => {
    const moderator = await server.member({ is_moderator: 1 });
    const [open, secret] = [await save(member, { isPublic: true }), await save(member)];
    expect((await moderator.send('DELETE', `${PATH}/${secret}`)).status).toBe(404);
    expect((await moderator.send('DELETE', `${PATH}/${open}`)).status).toBe(204);
    expect((await rows()).map(({ id }) => id)).toEqual([secret]);
    const audit = await server.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(audit).toMatchObject([
      {
        actor_id: await idOf(moderator),
        action: 'delete-program',
        subject_kind: 'program',
        subject_id: open,
      },
    ]);
  });

  it('API-27 a use adds one and answers the count, also when many come at once', async () => {
    const id = await save(member, { isPublic: true });
    expect((await member.post(`${PATH}/${id}/use`)).body).toEqual({ useCount: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? member : premium).post(`${PATH}/${id}/use`)),
    );
    const counts = answers.map(({ body }) => body.useCount).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect((await member.get(PATH)).body[0].useCount).toBe(21);
  });

  it('API-27 a private program of someone else, a hidden one and an unknown one cannot be used', async () => {
    const secret = await save(member);
    const hidden = await save(member, { isPublic: true });
    await server.database.kysely
      .updateTable('programs')
      .set({ hidden: 1 })
      .where('id', '=', hidden)
      .execute();
    expect((await server.visitor().post(`${PATH}/${secret}/use`)).status).toBe(401);
    for (const id of [secret, hidden, 999_999]) {
      expect((await premium.post(`${PATH}/${id}/use`)).status).toBe(404);
    }
    expect((await rows()).map((row) => row.use_count)).toEqual([0, 0]);
    expect((await member.post(`${PATH}/${secret}/use`)).body).toEqual({ useCount: 1 });
  });
});

function countBy(answers: Answer[], keyOf: (answer: Answer) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[keyOf(answer)] = (counts[keyOf(answer)] ?? 0) + 1;
  return counts;
}
