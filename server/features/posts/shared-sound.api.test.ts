import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presets } from '#catalogue/presets.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

const POSTS = '/api/community/posts';
const free = presets.find(({ isPremium }) => !isPremium);
const premium = presets.find(({ isPremium }) => isPremium);
const tone = (frequency: number, enabled = true) => ({ frequency, enabled, waveType: 'sine', volume: 0.5 });
const program = (changes: object = {}) => ({
  name: 'Evening',
  settings: { generators: [tone(136.1), tone(528, false), tone(432)], syncMode: 'sync' },
  ...changes,
});

let server: TestServer;
let member: Visitor;
let subscriber: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.member();
  subscriber = await server.member({ premium_grant: 1 });
});
afterAll(() => server.stop());

const posts = async () => server.database.kysely.selectFrom('posts').selectAll().execute();

describe('a post that shares a sound', () => {
  it('O11 COMM-20 names the preset and plays its tones', async () => {
    const { status, body } = await member.post(POSTS, { content: 'Try it', shared: { presetId: free?.id } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      shared: { kind: 'preset', id: free?.id, name: free?.name, minutes: free?.duration },
      frequencies: free?.frequencies.slice(0, 3),
      locked: false,
    });
  });

  it('D11 keeps the numbers of a premium preset from whoever lacks the plan, a guest too', async () => {
    const sent = { content: 'Try it', shared: { presetId: premium?.id } };
    const answers = [await member.post(POSTS, sent), await server.visitor().post(`${POSTS}/guest`, sent)];
    for (const { status, body } of answers) {
      expect([status, body.frequencies, body.locked]).toEqual([201, [], true]);
      expect(body.shared).toEqual({
        kind: 'preset',
        id: premium?.id,
        name: premium?.name,
        minutes: premium?.duration,
      });
    }
    const { body } = await subscriber.post(POSTS, sent);
    expect([body.frequencies, body.locked]).toEqual([premium?.frequencies.slice(0, 3), false]);
  });

  it('CPROG-13 names a public program; a private one only sounds', async () => {
    const own = await member.post('/api/programs', program({ isPublic: true }));
    const secret = await member.post('/api/programs', program({ name: 'Secret' }));
    const open = await member.post(POSTS, { content: 'Mine', shared: { programId: own.body.id } });
    expect(open.body).toMatchObject({
      shared: { kind: 'program', id: own.body.id, name: 'Evening' },
      frequencies: [136.1, 432],
    });
    const closed = await member.post(POSTS, { content: 'Mine', shared: { programId: secret.body.id } });
    expect(closed.body).toMatchObject({ shared: null, frequencies: [136.1, 432] });
  });

  it('COMM-20 plays what was shared also when the program is gone', async () => {
    const { body: kept } = await subscriber.post(
      '/api/programs',
      program({ isPublic: true, isPremium: true }),
    );
    const { body: post } = await subscriber.post(POSTS, { content: 'x', shared: { programId: kept.id } });
    expect([post.frequencies, post.locked]).toEqual([[136.1, 432], false]);
    await subscriber.send('DELETE', `/api/programs/${kept.id}`);
    const row = (await posts()).find(({ id }) => id === post.id);
    expect(row).toMatchObject({ program_id: null, tones: '[136.1,432]', premium_tones: 1 });
  });

  it('API-24 keeps the numbers of a premium program from whoever passes it on, in the post and in their data', async () => {
    const maker = await server.member({ premium_grant: 1 });
    const made = await maker.post('/api/programs', program({ isPublic: true, isPremium: true }));
    const { id } = (await maker.get('/api/user')).body;
    await server.database.kysely
      .updateTable('users')
      .set({ premium_grant: 0 })
      .where('id', '=', id)
      .execute();
    const seen = async (visitor: Visitor) => {
      const sent = { content: `Passed on ${Math.random()}`, shared: { programId: made.body.id } };
      const { status, body } = await visitor.post(POSTS, sent);
      const data = (await visitor.get('/api/user/export')).body.posts;
      const exported = data.find((post: { id: number }) => post.id === body.id);
      return [status, body.frequencies, body.locked, exported.tones];
    };
    expect(await seen(member)).toEqual([201, [], true, undefined]);
    expect(await seen(maker)).toEqual([201, [136.1, 432], false, '[136.1,432]']);
    expect(await seen(subscriber)).toEqual([201, [136.1, 432], false, '[136.1,432]']);
  });

  it('COMM-22 plays up to three bare numbers', async () => {
    const { body } = await member.post(POSTS, { content: 'x', shared: { frequencies: [7.83, 528] } });
    expect([body.frequencies, body.shared]).toEqual([[7.83, 528], null]);
  });

  it('T1 refuses what is not there or not the sender’s, and then nothing is posted', async () => {
    const { body: theirs } = await subscriber.post('/api/programs', program());
    const before = (await posts()).length;
    for (const shared of [
      { presetId: 999_999 },
      { programId: 999_999 },
      { programId: theirs.id },
      { frequencies: [] },
      { frequencies: [1, 2, 3, 4] },
      { frequencies: [0] },
      { frequencies: ['528'] },
      {},
      'preset',
    ]) {
      const answer = await member.post(POSTS, { content: 'x', shared });
      expect([answer.status, answer.body.code], JSON.stringify(shared)).toEqual([400, 'invalid']);
      expect(answer.body.errors[0].path).toMatch(/^shared/);
    }
    expect(await posts()).toHaveLength(before);
  });
});
