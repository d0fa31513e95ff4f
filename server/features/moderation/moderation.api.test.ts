import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const POSTS = '/api/community/posts';

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

const idOf = async (who: Visitor): Promise<number> => (await who.get('/api/user')).body.id;
const post = async (who: Visitor, content: string): Promise<number> =>
  (await who.post(POSTS, { content })).body.id;
const feed = async (who: Visitor) =>
  (await who.get(POSTS)).body as { id: number; moderation: { state: string; reason: string } | null }[];
const shownTo = async (who: Visitor, id: number) => (await feed(who)).find((one) => one.id === id);
const lines = async () =>
  (await server.database.kysely.selectFrom('audit_log').selectAll().orderBy('id').execute()).map(
    ({ action, reason }) => [action, reason],
  );

describe('reports', () => {
  it('COMM-24 O17 ADMIN-02 bring what a member sees before a moderator, with its text, author and reasons', async () => {
    const id = await post(ada, 'Something rude');
    const report = (who: Visitor, reason: unknown, subject = id) =>
      who.post('/api/reports', { kind: 'post', id: subject, reason });
    expect((await report(bea, 'Unkind')).status).toBe(204);
    expect((await report(bea, 'Unkind, I said')).status).toBe(204);
    for (const reason of ['', ' ', 'x'.repeat(501), 7]) expect((await report(bea, reason)).status).toBe(400);
    expect((await report(bea, 'x', 999_999)).status).toBe(404);
    expect((await report(server.visitor(), 'x')).status).toBe(401);
    const { body } = await moderator.get('/api/admin/reports');
    expect(body).toMatchObject([
      {
        kind: 'post',
        id,
        authorId: await idOf(ada),
        text: 'Something rude',
        reports: [{ reason: 'Unkind, I said' }],
      },
    ]);
  });

  it('ADMIN-01 T3 are for staff alone, and so is all that staff do', async () => {
    for (const who of [
      ada,
      await server.member({ premium_grant: 1 }),
      await server.member({ suspended: 1 }),
    ]) {
      for (const path of ['/api/admin/reports', '/api/admin/users', '/api/admin/audit'])
        expect((await who.get(path)).status, path).toBe(403);
      expect((await who.post('/api/admin/post/1/hide', { reason: 'x' })).status).toBe(403);
    }
    expect((await server.visitor().get('/api/admin/reports')).status).toBe(401);
  });
});

describe('a moderator', () => {
  it('ADMIN-03 ADMIN-04 ADMIN-12 hides a post, whose author reads why, and restores it', async () => {
    const id = await post(ada, 'Perhaps rude');
    await bea.post('/api/reports', { kind: 'post', id, reason: 'Hm' });
    expect(
      (await moderator.post(`/api/admin/post/${id}/hide`, { reason: 'Unkind to a member.' })).status,
    ).toBe(204);
    expect(await shownTo(bea, id)).toBeUndefined();
    expect((await shownTo(ada, id))?.moderation).toEqual({ state: 'hidden', reason: 'Unkind to a member.' });
    const queue = (await moderator.get('/api/admin/reports')).body as { id: number }[];
    expect(queue.map((one) => one.id)).not.toContain(id);
    expect((await moderator.post(`/api/admin/post/${id}/restore`, {})).status).toBe(204);
    expect((await shownTo(bea, id))?.moderation).toBeNull();
    expect(await lines()).toEqual([
      ['hide-post', 'Unkind to a member.'],
      ['restore-post', null],
    ]);
    expect((await moderator.post('/api/admin/post/999999/hide', { reason: 'x' })).status).toBe(404);
    expect((await moderator.post(`/api/admin/odd/${id}/hide`, { reason: 'x' })).status).toBe(404);
  });

  it('ADMIN-03 hides programs, comments and profiles as well', async () => {
    const settings = {
      generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
      syncMode: 'sync',
    };
    const program = (await ada.post('/api/programs', { name: 'P', settings, isPublic: true })).body.id;
    const comments = `/api/community/programs/${program}/comments`;
    const comment = (await ada.post(comments, { comment: 'Rude' })).body.id;
    await moderator.post(`/api/admin/comment/${comment}/hide`, { reason: 'Unkind' });
    expect((await bea.get(comments)).body).toEqual([]);
    expect((await ada.get(comments)).body[0].moderation).toEqual({ state: 'hidden', reason: 'Unkind' });
    await moderator.post(`/api/admin/program/${program}/hide`, { reason: 'Unkind' });
    expect((await bea.get(`/api/community/programs/${program}`)).status).toBe(404);
    await ada.send('PUT', '/api/user/profile', { body: { bio: 'Rude' } });
    const adaId = await idOf(ada);
    await moderator.post(`/api/admin/profile/${adaId}/hide`, { reason: 'Unkind' });
    expect((await bea.get(`/api/users/${adaId}`)).body.bio).toBeNull();
    expect((await ada.get('/api/user')).body.bio).toBe('Rude');
  });

  it('ADMIN-06 D16 suspends with a reason and an end, and lifts it; staff are not theirs to suspend', async () => {
    const who = await server.member();
    const id = await idOf(who);
    const suspend = (body: object, by = moderator, whom = id) =>
      by.post(`/api/admin/users/${whom}/suspend`, body);
    const reason = 'Unkind';
    expect((await suspend({ reason, until: null })).body).toMatchObject({
      id,
      isSuspended: true,
      email: null,
    });
    for (const [path, body] of [
      [POSTS, { content: 'x' }],
      [`${POSTS}/guest`, { content: 'x' }],
      ['/api/community/programs/1/comments', { comment: 'x' }],
      ['/api/reports', { kind: 'post', id: 1, reason }],
    ] as const)
      expect((await who.post(path, body)).body.code, path).toBe('suspended');
    expect((await who.send('PUT', '/api/user/profile', { body: { bio: 'x' } })).body.code).toBe('suspended');
    expect((await moderator.post(`/api/admin/users/${id}/unsuspend`, {})).body.isSuspended).toBe(false);
    expect((await who.post(POSTS, { content: 'Back' })).status).toBe(201);
    await suspend({ reason, until: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await who.post(POSTS, { content: 'x' })).body.code).toBe('suspended');
    expect((await suspend({ reason, until: '2001-01-01T00:00:00Z' })).body).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'until' }],
    });
    expect((await who.post(POSTS, { content: 'x' })).body.code).toBe('suspended');
    await server.database.kysely
      .updateTable('users')
      .set({ suspended_until: 1 })
      .where('id', '=', id)
      .execute();
    expect((await who.post(POSTS, { content: 'It has ended by itself' })).status).toBe(201);
    expect((await suspend({ reason, until: null }, moderator, await idOf(admin))).body.code).toBe(
      'forbidden',
    );
    expect((await suspend({ reason, until: null }, admin, await idOf(admin))).status).toBe(409);
    expect((await suspend({ reason, until: null }, admin, await idOf(moderator))).status).toBe(200);
    await admin.post(`/api/admin/users/${await idOf(moderator)}/unsuspend`, {});
  });

  it('ADMIN-10 T3 neither gives roles or premium nor reads the audit log', async () => {
    const id = await idOf(ada);
    const body = { isAdmin: true, isModerator: true, isPremium: true, currentPassword: PASSWORD };
    for (const path of ['roles', 'premium'])
      expect((await moderator.send('PUT', `/api/admin/users/${id}/${path}`, { body })).body.code).toBe(
        'forbidden',
      );
    expect((await moderator.get('/api/admin/audit')).status).toBe(403);
  });
});

describe('an administrator', () => {
  it('ADMIN-07 ADMIN-08 ADMIN-09 D17 gives and takes roles and premium, the password entered again', async () => {
    const who = await server.member();
    const id = await idOf(who);
    const put = (path: string, body: object, by = admin, whom = id) =>
      by.send('PUT', `/api/admin/users/${whom}/${path}`, { body: { currentPassword: PASSWORD, ...body } });
    expect((await put('premium', { isPremium: true, currentPassword: 'wrong' })).body.code).toBe(
      'wrong_password',
    );
    expect((await who.get('/api/user')).body.isPremium).toBe(false);
    expect((await put('premium', { isPremium: true })).body).toMatchObject({ id, isPremium: true });
    expect((await put('premium', { isPremium: false })).body.isPremium).toBe(false);
    expect((await put('roles', { isModerator: true })).body).toMatchObject({
      isModerator: true,
      isAdmin: false,
    });
    expect((await who.get('/api/user')).status).toBe(401);
    expect((await put('roles', { isModerator: false })).body.isModerator).toBe(false);
    expect((await put('roles', { isAdmin: false }, admin, await idOf(admin))).status).toBe(409);
    expect((await put('roles', { isModerator: true }, admin, 999_999)).status).toBe(404);
  });

  it('ADMIN-11 ADMIN-12 reads what staff did, by action and by whom; nothing can change it', async () => {
    const { body } = await admin.get('/api/admin/audit?topic=hide');
    expect(body.at(-1)).toMatchObject({
      action: 'hide-post',
      subjectKind: 'post',
      subjectName: (await ada.get('/api/user')).body.username,
      reason: 'Unkind to a member.',
    });
    expect(body.every(({ action }: { action: string }) => action.startsWith('hide-'))).toBe(true);
    expect((await admin.get('/api/admin/audit?topic=everything')).status).toBe(400);
    const all = (await admin.get(`/api/admin/audit?actorId=${await idOf(admin)}`)).body as {
      action: string;
    }[];
    expect(all.map(({ action }) => action)).toContain('grant-premium');
    const { kysely } = server.database;
    await expect(sql`update audit_log set reason = 'x'`.execute(kysely)).rejects.toThrow(/never changed/);
    await expect(sql`delete from audit_log`.execute(kysely)).rejects.toThrow(/never changed/);
  });

  it('D16 finds members by the beginning of their names; addresses are for administrators', async () => {
    await server.visitor().register('Quillon');
    const [seen] = (await admin.get('/api/admin/users?q=quil')).body;
    expect(seen).toMatchObject({ username: 'Quillon', email: 'Quillon@example.org', isSuspended: false });
    expect((await moderator.get('/api/admin/users?q=quil')).body).toMatchObject([{ email: null }]);
  });
});

describe('kindness', () => {
  it('T29 holds posts with many links and posts said again and again; their author is told, others wait', async () => {
    const links = (await ada.post(POSTS, { content: 'http://a.b http://c.d www.e.f' })).body;
    expect(links.moderation).toEqual({ state: 'held', reason: expect.stringMatching(/links/) });
    const guest = (await server.visitor().post(`${POSTS}/guest`, { content: 'http://a.b http://c.d' })).body;
    expect(guest.moderation?.state).toBe('held');
    const again = [];
    for (let time = 0; time < 3; time += 1)
      again.push((await ada.post(POSTS, { content: 'Buy my candles!' })).body.moderation?.state ?? null);
    expect(again).toEqual([null, null, 'held']);
    expect(await shownTo(bea, links.id)).toBeUndefined();
    const queue = (await moderator.get('/api/admin/reports')).body as { id: number }[];
    expect(queue.map(({ id }) => id)).toEqual(expect.arrayContaining([links.id, guest.id]));
    await moderator.post(`/api/admin/post/${links.id}/restore`, {});
    expect(await shownTo(bea, links.id)).toMatchObject({ moderation: null });
  });

  it('T29 P14 the same words eight times at once are seen twice, as when they come one by one', async () => {
    const author = await server.member();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => author.post(POSTS, { content: 'Buy my incense!' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(answers.filter(({ body }) => body.moderation === null)).toHaveLength(2);
  });

  it('a member who blocks another sees nothing of them, until the block is taken back', async () => {
    const who = await server.member();
    const whoId = await idOf(who);
    const id = await post(who, 'Hello');
    expect(await shownTo(bea, id)).toMatchObject({ id });
    expect((await bea.post(`/api/users/${whoId}/block`)).status).toBe(204);
    expect(await shownTo(bea, id)).toBeUndefined();
    expect(await shownTo(ada, id)).toMatchObject({ id });
    expect((await bea.get('/api/user/blocks')).body).toMatchObject([{ id: whoId }]);
    await bea.post(`/api/users/${whoId}/unblock`);
    expect(await shownTo(bea, id)).toMatchObject({ id });
    expect((await bea.post(`/api/users/${await idOf(bea)}/block`)).status).toBe(409);
    expect((await bea.post('/api/users/999999/block')).status).toBe(404);
  });
});
