import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const POSTS = '/api/community/posts';
const settings = {
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
};

let server: TestServer;
let ada: Visitor;
let bea: Visitor;
let moderator: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  [ada, bea] = [await server.member(), await server.member()];
  moderator = await server.member({ is_moderator: 1 });
  admin = await server.member({ is_admin: 1 });
});
afterAll(() => server.stop());

type Kind = 'post' | 'comment' | 'program' | 'profile';
const idOf = async (who: Visitor): Promise<number> => (await who.get('/api/user')).body.id;
const post = async (who: Visitor, content: string): Promise<number> =>
  (await who.post(POSTS, { content })).body.id;
const program = async (who: Visitor): Promise<number> =>
  (await who.post('/api/programs', { name: 'P', settings, isPublic: true })).body.id;
const comment = async (who: Visitor, on: number): Promise<number> =>
  (await who.post(`/api/community/programs/${on}/comments`, { comment: 'Hm' })).body.id;
const report = async (kind: Kind, id: number, reason = 'Unkind') =>
  expect((await bea.post('/api/reports', { kind, id, reason })).status).toBe(204);
const queue = async () =>
  (await moderator.get('/api/admin/reports')).body as {
    kind: Kind;
    id: number;
    reports: { reason: string }[];
  }[];
const waiting = async () => (await queue()).map(({ kind, id }) => `${kind} ${id}`);
const openOn = async (kind: Kind, id: number) =>
  (
    await server.database.kysely
      .selectFrom('reports')
      .select('id')
      .where('kind', '=', kind)
      .where('subject_id', '=', id)
      .where('closed_at', 'is', null)
      .execute()
  ).length;

it('ADMIN-02 the queue is not filled up by reports on what is gone', async () => {
  const reporter = await idOf(bea);
  const gone = Array.from({ length: 100 }, (_, index) => ({
    kind: 'post' as const,
    subject_id: 900_000 + index,
    reporter_id: reporter,
    reason: 'x',
    created_at: 1,
  }));
  await server.database.kysely.insertInto('reports').values(gone).execute();
  const id = await post(ada, 'Rude');
  await report('post', id);
  expect(await waiting()).toEqual([`post ${id}`]);
});

it('ADMIN-02 reports on what is deleted are settled with it, and on all that goes with it', async () => {
  const who = await server.member();
  const whoId = await idOf(who);
  const [first, second] = [await post(who, 'One'), await post(who, 'Two')];
  const [music, kept] = [await program(who), await program(ada)];
  const [under, own] = [await comment(ada, music), await comment(who, kept)];
  await report('post', first);
  await report('post', second);
  await report('program', music);
  await report('comment', under);
  await report('comment', own);
  await report('profile', whoId);
  await who.send('DELETE', `${POSTS}/${first}`);
  expect(await openOn('post', first)).toBe(0);
  expect(await openOn('post', second)).toBe(1);
  await who.send('DELETE', `/api/programs/${music}`);
  expect([await openOn('program', music), await openOn('comment', under)]).toEqual([0, 0]);
  await who.send('DELETE', `/api/community/comments/${own}`);
  expect(await openOn('comment', own)).toBe(0);
  expect(await openOn('profile', whoId)).toBe(1);
  await who.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } });
  expect([await openOn('profile', whoId), await openOn('post', second)]).toEqual([0, 0]);
});

it('ADMIN-02 T3 what was made private since is not shown to staff, nor what was said about it', async () => {
  const id = await program(ada);
  const under = await comment(ada, id);
  await report('program', id);
  await report('comment', under);
  expect(await waiting()).toEqual(expect.arrayContaining([`program ${id}`, `comment ${under}`]));
  const edit = (isPublic: boolean) =>
    ada.send('PUT', `/api/programs/${id}`, { body: { name: 'My secret', isPublic } });
  expect((await edit(false)).status).toBe(200);
  const now = await waiting();
  expect(now).not.toContain(`program ${id}`);
  expect(now).not.toContain(`comment ${under}`);
  await edit(true);
  expect(await waiting()).toContain(`program ${id}`);
});

it('ADMIN-03 moderators judge neither their own things nor those of administrators', async () => {
  const judge = async (by: Visitor, id: number) => [
    (await by.post(`/api/admin/post/${id}/hide`, { reason: 'x' })).body?.code,
    (await by.post(`/api/admin/post/${id}/restore`, {})).body?.code,
  ];
  const [own, higher] = [await post(moderator, 'Mine'), await post(admin, 'From the house')];
  expect(await judge(moderator, own)).toEqual(['conflict', 'conflict']);
  expect(await judge(moderator, higher)).toEqual(['forbidden', 'forbidden']);
  const profile = `/api/admin/profile/${await idOf(admin)}/hide`;
  expect((await moderator.post(profile, { reason: 'x' })).body.code).toBe('forbidden');
  for (const id of [own, higher])
    expect((await admin.post(`/api/admin/post/${id}/hide`, { reason: 'x' })).status).toBe(204);
});

it('COMM-24 what was judged and is reported again comes before staff again', async () => {
  const id = await post(ada, 'Perhaps rude');
  await report('post', id, 'First');
  await moderator.post(`/api/admin/post/${id}/restore`, {});
  expect(await waiting()).not.toContain(`post ${id}`);
  await report('post', id, 'Still');
  const again = (await queue()).find((one) => one.kind === 'post' && one.id === id);
  expect(again?.reports).toMatchObject([{ reason: 'Still' }]);
});

it('T3 D16 suspended staff have no powers', async () => {
  const id = await post(ada, 'Kept');
  const music = await program(ada);
  const under = await comment(ada, music);
  for (const role of [{ is_moderator: 1 }, { is_admin: 1 }] as const) {
    const who = await server.member({ ...role, suspended: 1 });
    expect((await who.get('/api/admin/reports')).body.code).toBe('suspended');
    expect((await who.get('/api/admin/audit')).body.code).toBe('suspended');
    expect((await who.post(`/api/admin/post/${id}/hide`, { reason: 'x' })).body.code).toBe('suspended');
    for (const path of [`${POSTS}/${id}`, `/api/programs/${music}`, `/api/community/comments/${under}`])
      expect((await who.send('DELETE', path)).body?.code, path).toBe('forbidden');
  }
  expect((await bea.get(`/api/community/programs/${music}`)).status).toBe(200);
});

it('T3 suspended staff see nothing that was taken out of view', async () => {
  const music = await program(await server.member());
  const hidden = await moderator.post(`/api/admin/program/${music}/hide`, { reason: 'x' });
  expect(hidden.status).toBe(204);
  const path = `/api/community/programs/${music}`;
  expect((await (await server.member({ is_moderator: 1 })).get(path)).status).toBe(200);
  expect((await (await server.member({ is_moderator: 1, suspended: 1 })).get(path)).status).toBe(404);
});

it('P14 somebody is always left who can act as an administrator', async () => {
  const alone = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  try {
    const [one, other] = [await alone.member({ is_admin: 1 }), await alone.member({ is_admin: 1 })];
    const [first, second] = [(await one.get('/api/user')).body.id, (await other.get('/api/user')).body.id];
    const suspend = (who: Visitor, id: number) =>
      who.post(`/api/admin/users/${id}/suspend`, { reason: 'x', until: null });
    const statuses = (await Promise.all([suspend(one, second), suspend(other, first)])).map(
      ({ status }) => status,
    );
    // The second is too late: it finds itself the last, or suspended before it was heard.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const active = statuses[0] === 200 ? { who: one, id: first } : { who: other, id: second };
    const roles = { isAdmin: false, currentPassword: PASSWORD };
    const left = await active.who.send('PUT', `/api/admin/users/${active.id}/roles`, { body: roles });
    expect([left.status, left.body.code]).toEqual([409, 'conflict']);
  } finally {
    await alone.stop();
  }
});
