import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const POSTS = '/api/community/posts';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
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
  [ada, bea] = [await server.member({ premium_grant: 1 }), await server.member()];
  moderator = await server.member({ is_moderator: 1 });
  admin = await server.member({ is_admin: 1, premium_grant: 1 });
});
afterAll(() => server.stop());

const idOf = async (who: Visitor): Promise<number> => (await who.get('/api/user')).body.id;
const nameOf = async (who: Visitor): Promise<string> => (await who.get('/api/user')).body.username;
const post = async (who: Visitor, content: string): Promise<number> =>
  (await who.post(POSTS, { content })).body.id;
const program = async (who: Visitor, name = 'Harbour'): Promise<number> =>
  (await who.post('/api/programs', { name, settings, isPublic: true })).body.id;
const comment = async (who: Visitor, on: number, words = 'Hm'): Promise<number> =>
  (await who.post(`/api/community/programs/${on}/comments`, { comment: words })).body.id;
let shots = 0;
const snapshot = async (who: Visitor): Promise<number> => {
  shots += 1;
  const sent = {
    snapshotId: `s${shots}`,
    dataUrl: PIXEL,
    visualizationType: 'diamond',
    frequency: 432,
    isPublic: true,
  };
  return (await who.post('/api/snapshots', sent)).body.id;
};
const lastLine = async () => (await admin.get('/api/admin/audit')).body[0];

describe('deleting', () => {
  it('ADMIN-05 a moderator deletes a post, a snapshot, a comment and a program, each with a reason that is kept', async () => {
    const music = await program(ada);
    const things = [
      ['post', await post(ada, 'Rude'), 'delete-post'],
      ['post', await snapshot(ada), 'delete-snapshot'],
      ['comment', await comment(ada, music), 'delete-comment'],
      ['program', music, 'delete-program'],
    ] as const;
    for (const [kind, id, action] of things) {
      const path = `/api/admin/${kind}/${id}/delete`;
      expect((await bea.post(path, { reason: 'Unkind' })).body.code).toBe('forbidden');
      expect((await moderator.post(path, {})).status).toBe(400);
      expect((await moderator.post(path, { reason: 'Unkind' })).status).toBe(204);
      expect(await lastLine()).toMatchObject({ action, reason: 'Unkind', actor: await nameOf(moderator) });
      expect((await moderator.post(path, { reason: 'Unkind' })).status).toBe(404);
    }
    expect((await ada.get('/api/community/user')).body).toEqual([]);
    const mails = await readMails(server, (await ada.get('/api/user')).body.email);
    expect(mails.map(({ subject }) => subject)).toContain('A comment of yours was deleted on Cymara');
    expect(mails.find(({ text }) => text.includes('“Rude”'))?.text).toContain('The reason: Unkind');
    const profile = `/api/admin/profile/${await idOf(ada)}/delete`;
    expect((await admin.post(profile, { reason: 'x' })).status).toBe(404);
  });

  it('API-26 API-39 API-40 API-41 API-56 by the ordinary calls as well its author is told, with a reason', async () => {
    const dora = await server.member({ premium_grant: 1 });
    const music = await program(dora, 'Tidepool');
    const paths = [
      `${POSTS}/${await post(dora, 'First')}`,
      `/api/force-delete-post/${await post(dora, 'Second')}`,
      `/api/force-delete-snapshot/${await snapshot(dora)}`,
      `/api/community/comments/${await comment(dora, music)}`,
      `/api/programs/${music}`,
    ];
    for (const path of paths) {
      expect((await moderator.send('DELETE', path)).status, path).toBe(204);
      expect((await lastLine()).reason, path).toMatch(/^It does not fit/);
    }
    expect((await dora.send('DELETE', `${POSTS}/${await post(dora, 'My own')}`)).status).toBe(204);
    const mails = await readMails(server, (await dora.get('/api/user')).body.email);
    const told = mails.filter(({ text }) => text.includes('The reason: It does not fit'));
    expect(told.map(({ subject }) => subject.split(' ')[1]).sort()).toEqual([
      'comment',
      'post',
      'post',
      'program',
      'snapshot',
    ]);
  });

  it('T3 D15 what an administrator made is not for a moderator to delete, by whatever call', async () => {
    const music = await program(admin);
    const [note, figure, words] = [
      await post(admin, 'News'),
      await snapshot(admin),
      await comment(admin, music),
    ];
    const refused = [
      ['DELETE', `${POSTS}/${note}`],
      ['DELETE', `/api/force-delete-post/${note}`],
      ['DELETE', `/api/force-delete-snapshot/${figure}`],
      ['DELETE', `/api/community/comments/${words}`],
      ['DELETE', `/api/programs/${music}`],
      ['POST', `/api/admin/post/${note}/delete`],
      ['POST', `/api/admin/post/${note}/hide`],
      ['POST', `/api/admin/comment/${words}/delete`],
      ['POST', `/api/admin/program/${music}/delete`],
    ] as const;
    for (const [method, path] of refused) {
      const { status, body } = await moderator.send(method, path, {
        ...(method === 'POST' && { body: { reason: 'x' } }),
      });
      expect([status, body?.code], path).toEqual([403, 'forbidden']);
    }
    const seen = (await bea.get(POSTS)).body.map(({ id }: { id: number }) => id);
    expect(seen).toEqual(expect.arrayContaining([note, figure]));
    expect((await bea.get(`/api/community/programs/${music}/comments`)).body).toHaveLength(1);
    const another = await server.member({ is_admin: 1 });
    expect((await another.send('DELETE', `${POSTS}/${note}`)).status).toBe(204);
  });
});

describe('what an administrator has decided', () => {
  const byAdministrator = 'An administrator has decided this, so only administrators can change it.';

  it('T3 ADMIN-05 hidden by one, it is not deleted by a moderator, by whatever call', async () => {
    const music = await program(ada, 'Kept for a look');
    const [note, words] = [await post(ada, 'Kept for a look'), await comment(ada, music)];
    const things = [
      [`post/${note}`, `${POSTS}/${note}`],
      [`comment/${words}`, `/api/community/comments/${words}`],
      [`program/${music}`, `/api/programs/${music}`],
    ] as const;
    for (const [thing, ordinary] of things) {
      expect((await admin.post(`/api/admin/${thing}/hide`, { reason: 'Evidence' })).status).toBe(204);
      const refused = [
        await moderator.send('DELETE', ordinary),
        await moderator.post(`/api/admin/${thing}/delete`, { reason: 'Gone' }),
      ];
      for (const { status, body } of refused)
        expect([status, body?.message], thing).toEqual([403, byAdministrator]);
    }
    for (const [thing] of things)
      expect((await admin.post(`/api/admin/${thing}/delete`, { reason: 'Gone' })).status, thing).toBe(204);
  });

  it('T3 ADMIN-03 ADMIN-04 hidden by one, it is not shown again or given another reason by a moderator', async () => {
    const things = [
      ['post', await post(ada, 'Coarse')],
      ['program', await program(ada, 'Coarse')],
      ['profile', await idOf(ada)],
    ] as const;
    for (const [kind, id] of things) {
      const path = `/api/admin/${kind}/${id}`;
      expect((await moderator.post(`${path}/hide`, { reason: 'Rude' })).status).toBe(204);
      expect((await admin.post(`${path}/hide`, { reason: 'Very rude' })).status).toBe(204);
      for (const call of ['restore', 'hide']) {
        const { status, body } = await moderator.post(`${path}/${call}`, { reason: 'Fine' });
        expect([status, body?.message], path).toEqual([403, byAdministrator]);
      }
      expect((await admin.post(`${path}/restore`, { reason: 'Fine' })).status).toBe(204);
      // The last word counts: what is in view again, or hidden by a moderator, is for moderators.
      expect((await moderator.post(`${path}/hide`, { reason: 'Rude' })).status).toBe(204);
      expect((await moderator.post(`${path}/restore`, { reason: 'Fine' })).status).toBe(204);
    }
  });

  it('T3 ADMIN-06 suspended by one, an account is neither let back nor suspended for less by a moderator', async () => {
    const path = `/api/admin/users/${await idOf(bea)}`;
    expect((await admin.post(`${path}/suspend`, { reason: 'Threats', until: null })).status).toBe(200);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    for (const [call, body] of [
      ['suspend', { reason: 'Threats', until: tomorrow }],
      ['unsuspend', { reason: 'Said sorry' }],
    ] as const) {
      const answer = await moderator.post(`${path}/${call}`, body);
      expect([answer.status, answer.body.message], call).toEqual([403, byAdministrator]);
    }
    expect((await bea.get('/api/user')).body.suspension).toMatchObject({ reason: 'Threats', until: null });
    expect((await admin.post(`${path}/unsuspend`, { reason: 'Said sorry' })).status).toBe(200);
    expect((await moderator.post(`${path}/suspend`, { reason: 'Again', until: null })).status).toBe(200);
    expect((await moderator.post(`${path}/unsuspend`, { reason: 'Said sorry' })).status).toBe(200);
  });
});

describe('what staff see', () => {
  it('ADMIN-02 a comment with its program and what stands around it, and who wrote it', async () => {
    const music = await program(bea, 'Fern Hollow');
    for (const words of ['One', 'Two']) await comment(bea, music, words);
    const id = await comment(ada, music, 'Nonsense');
    await comment(bea, music, 'Not called for');
    const { body } = await moderator.get(`/api/admin/comment/${id}`);
    expect(body).toMatchObject({
      program: { id: music, name: 'Fern Hollow', author: await nameOf(bea) },
      before: [{ text: 'One' }, { text: 'Two' }],
      after: [{ text: 'Not called for' }],
      author: {
        username: await nameOf(ada),
        isStaff: false,
        hiddenCount: 0,
        suspendedCount: 0,
        suspension: null,
      },
    });
    expect((await bea.get(`/api/admin/comment/${id}`)).status).toBe(403);
    expect((await moderator.get('/api/admin/comment/999999')).status).toBe(404);
  });

  it('ADMIN-02 T4 a post with what else its author wrote, but nothing that is private', async () => {
    const who = await server.member();
    const kept = await who.post('/api/snapshots', {
      snapshotId: 'mine',
      dataUrl: PIXEL,
      visualizationType: 'diamond',
      frequency: 432,
      name: 'Mine alone',
    });
    expect(kept.status).toBe(201);
    await post(who, 'An earlier note');
    const id = await post(who, 'Rude');
    const { body } = await moderator.get(`/api/admin/post/${id}`);
    expect(body.alsoBy.map(({ text }: { text: string }) => text)).toEqual(['An earlier note']);
    expect(body.author.madeCount).toBe(2);
    expect((await moderator.get(`/api/admin/post/${kept.body.id}`)).status).toBe(404);
    const guest = (await server.visitor().post(`${POSTS}/guest`, { content: 'Hello' })).body.id;
    expect((await moderator.get(`/api/admin/post/${guest}`)).body).toMatchObject({
      author: null,
      alsoBy: [],
    });
  });

  it('ADMIN-04 what was hidden, by whom, until it is restored, with a reason where there is one', async () => {
    const id = await post(bea, 'A bell');
    await moderator.post(`/api/admin/post/${id}/hide`, { reason: 'Noise' });
    const hidden = async () => (await admin.get('/api/admin/hidden')).body as { id: number }[];
    expect((await hidden())[0]).toMatchObject({
      kind: 'post',
      id,
      author: await nameOf(bea),
      hiddenBy: await nameOf(moderator),
      moderation: { state: 'hidden', reason: 'Noise' },
    });
    expect((await bea.get('/api/admin/hidden')).status).toBe(403);
    await admin.post(`/api/admin/post/${id}/restore`, { reason: 'It was a bell, after all' });
    expect((await hidden()).map((one) => one.id)).not.toContain(id);
    expect(await lastLine()).toMatchObject({ action: 'restore-post', reason: 'It was a bell, after all' });
    const mine = (await bea.get('/api/community/user')).body;
    expect(mine.find((one: { id: number }) => one.id === id).moderation).toBeNull();
  });

  it('ADMIN-11 ADMIN-12 what was done, by topic, with the names of both', async () => {
    const who = await server.member();
    const [id, name] = [await idOf(who), await nameOf(who)];
    const body = { isPremium: true, reason: 'Helped test the river', currentPassword: PASSWORD };
    await admin.send('PUT', `/api/admin/users/${id}/premium`, { body });
    await admin.post(`/api/admin/users/${id}/suspend`, { reason: 'Unkind', until: null });
    await admin.post(`/api/admin/users/${id}/unsuspend`, { reason: 'Asked for pardon' });
    const lines = async (topic: string) => (await admin.get(`/api/admin/audit?topic=${topic}`)).body;
    expect((await lines('premium'))[0]).toMatchObject({
      action: 'grant-premium',
      subjectName: name,
      actor: await nameOf(admin),
      actorId: await idOf(admin),
      reason: 'Helped test the river',
    });
    expect((await lines('suspension')).slice(0, 2)).toMatchObject([
      { action: 'unsuspend', reason: 'Asked for pardon', subjectName: name },
      { action: 'suspend', reason: 'Unkind', subjectName: name },
    ]);
  });
});

describe('who is concerned is told', () => {
  it('ADMIN-06 a suspended member reads why and until when, and nobody else does', async () => {
    const who = await server.member();
    const id = await idOf(who);
    const until = '2031-01-21T10:00:00.000Z';
    const reason = 'The same advert, five times';
    const { body } = await moderator.post(`/api/admin/users/${id}/suspend`, { reason, until });
    expect(body.suspension).toEqual({ reason, until });
    expect((await who.get('/api/user')).body.suspension).toEqual({ reason, until });
    const refused = await who.post(POSTS, { content: 'x' });
    expect(refused.body).toEqual({
      code: 'suspended',
      message:
        'Your account is suspended from posting until 21 January 2031 at 10:00 UTC. The reason: The same advert, five times. Write to us if you think this is wrong.',
    });
    const shared = await who.post('/api/programs', { name: 'P', settings, isPublic: true });
    expect(shared.body.message).toBe(refused.body.message);
    const card = (await bea.get(`/api/users/${id}`)).text;
    expect(card).not.toMatch(/advert|suspen/i);
    await moderator.post(`/api/admin/users/${id}/unsuspend`, {});
    expect((await who.get('/api/user')).body.suspension).toBeNull();
  });

  it('ADMIN-03 whose profile was hidden reads why; others see neither it nor the reason', async () => {
    const who = await server.member();
    const id = await idOf(who);
    await who.send('PUT', '/api/user/profile', { body: { bio: 'Rude' } });
    await moderator.post(`/api/admin/profile/${id}/hide`, { reason: 'Unkind words' });
    const told = { state: 'hidden', reason: 'Unkind words' };
    expect((await who.get('/api/user')).body.profileModeration).toEqual(told);
    expect((await bea.get(`/api/users/${id}`)).text).not.toMatch(/Unkind|Rude/);
  });
});

it('COMM-23 D14 a free member reads, posts, likes, comments and rates', async () => {
  const free = await server.member();
  const music = await program(ada);
  const note = await post(ada, 'Evening');
  const path = `/api/community/programs/${music}`;
  const statuses = [
    (await free.get(POSTS)).status,
    (await free.get('/api/community/programs')).status,
    (await free.get(path)).status,
    (await free.post(POSTS, { content: 'Hello' })).status,
    (await free.post(`${POSTS}/${note}/like`)).status,
    (await free.post(`${path}/comments`, { comment: 'Fine' })).status,
    (await free.post(`${path}/rate`, { rating: 4 })).status,
  ];
  expect(statuses).toEqual([200, 200, 200, 201, 200, 201, 200]);
  expect((await free.get(path)).body).toMatchObject({ averageRating: 4, ratingCount: 1, ownRating: 4 });
});
