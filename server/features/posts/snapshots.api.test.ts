import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePng, toDataUrl } from '../../testing/picture-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Answer, Visitor } from '../../testing/visitor.ts';

let server: TestServer;
let ada: Visitor;
let adaId: number;
beforeAll(async () => {
  server = await startTestServer();
  ada = server.visitor();
  adaId = (await ada.register('Ada')).body.id;
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['posts', 'pictures', 'counters'] as const) {
    await server.database.kysely.deleteFrom(table).execute();
  }
});

let taken = 0;
/** What the share dialog sends; every picture another one. */
function shot(changes: Record<string, unknown> = {}) {
  taken += 1;
  return {
    snapshotId: `snapshot-${taken}`,
    dataUrl: toDataUrl(makePng(8 + taken, 8)),
    visualizationType: 'diamond',
    frequency: 432,
    isPublic: true,
    ...changes,
  };
}

let joined = 0;
async function join(name: string, columns: Record<string, 0 | 1> = {}): Promise<Visitor> {
  joined += 1;
  const visitor = server.visitor();
  const { body } = await visitor.register(`${name}-${joined}`);
  if (Object.keys(columns).length > 0) {
    await server.database.kysely.updateTable('users').set(columns).where('id', '=', body.id).execute();
  }
  return visitor;
}

async function share(visitor: Visitor, changes: Record<string, unknown> = {}): Promise<Answer['body']> {
  const answer = await visitor.post('/api/snapshots/direct', shot(changes));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const own = async (visitor: Visitor) => (await visitor.get('/api/snapshots/user')).body;
const posts = () => server.database.kysely.selectFrom('posts').selectAll().orderBy('id').execute();

describe('a snapshot that a moderator looks at first', () => {
  const LINKS = 'http://a.b http://c.d http://e.f';
  const states = async () => (await posts()).map(({ hidden, held }) => [hidden, held]);

  it('T29 has many links, from a member, from a guest, or since its words changed', async () => {
    await share(ada, { description: LINKS });
    await server.visitor().post('/api/snapshots/guest', shot({ description: LINKS }));
    const sent = shot();
    for (const description of ['Calm', LINKS])
      await ada.post('/api/snapshots/direct', { ...sent, description });
    expect(await states()).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect((await (await join('Bea')).get('/api/snapshots/public-snapshots')).body).toEqual([]);
  });

  it('T29 was private until now', async () => {
    const { id } = await share(ada, { description: LINKS, isPublic: false });
    expect(await states()).toEqual([[0, 0]]);
    await ada.send('PUT', `/api/snapshots/${id}`, { body: { isPublic: true } });
    expect(await states()).toEqual([[1, 1]]);
  });

  it('T29 says the same a third time; the name that all get, and the same one sent again, do not count', async () => {
    for (let time = 0; time < 3; time += 1) await share(ada);
    const again = shot({ name: 'Candles' });
    for (let time = 0; time < 3; time += 1) await ada.post('/api/snapshots/direct', again);
    for (let time = 0; time < 2; time += 1) await share(ada, { name: 'Candles' });
    expect((await states()).map(([, held]) => held)).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

describe('sharing', () => {
  it('API-47 API-45 SNAP-06 the direct call keeps a snapshot of the caller, with every field', async () => {
    const { status, body } = await ada.post(
      '/api/snapshots/direct',
      shot({ frequency: 528.5, visualizationType: 'star', description: ' by the river ' }),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      userId: adaId,
      imageUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/),
      visualizationType: 'star',
      frequency: 528.5,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      name: 'Cymatic Gong at 528.5Hz',
      description: 'by the river',
      isPublic: true,
      isGuest: false,
      isLiked: false,
      likes: 0,
      moderation: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await own(ada)).toEqual([body]);
  });

  it('API-47 without a session it is refused with 401 and a message, and nothing is kept', async () => {
    const { status, body } = await server.visitor().post('/api/snapshots/direct', shot());
    expect([status, body.message]).toEqual([401, 'Please log in to continue.']);
    expect(await posts()).toEqual([]);
  });

  it("API-49 the simple page's call makes the caller the owner, whatever userId, likes and createdAt say", async () => {
    const bea = await join('Bea');
    const { status, body } = await bea.post(
      '/api/snapshots',
      shot({ userId: adaId, likes: 900, id: 77, isGuest: true, createdAt: '1999-01-01T00:00:00Z' }),
    );
    expect(status).toBe(201);
    expect([body.userId, body.likes, body.isGuest]).not.toContain(adaId);
    expect([body.likes, body.isGuest]).toEqual([0, false]);
    expect(body.createdAt).not.toMatch(/^1999/);
    expect(await own(ada)).toEqual([]);
    expect((await server.visitor().post('/api/snapshots', shot())).status).toBe(401);
  });

  it('API-48 SNAP-11 a guest shares as a guest: no owner, marked, and seen by all', async () => {
    const { status, body } = await server.visitor().post('/api/snapshots/guest', shot({ name: 'Mine' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ userId: null, isGuest: true, isPublic: true, name: 'Mine' });
    const listed = await ada.get('/api/snapshots/public-snapshots');
    expect(listed.body.map(({ id }: { id: number }) => id)).toEqual([body.id]);
    // A member who takes this way is a guest too.
    expect((await ada.post('/api/snapshots/guest', shot())).body.userId).toBeNull();
  });

  it('API-48 a guest cannot keep a snapshot private: it is refused, not shown to all', async () => {
    const answer = await server.visitor().post('/api/snapshots/guest', shot({ isPublic: false }));
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Please log in to keep a snapshot to yourself.',
    ]);
    expect(await posts()).toEqual([]);
  });

  it('API-48 guests are limited per address: 429 with the time to wait', async () => {
    const guest = server.visitor();
    for (let call = 0; call < 20; call += 1) await guest.post('/api/snapshots/guest', shot());
    const answer = await guest.post('/api/snapshots/guest', shot());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body.message).toMatch(/^Guests may post 20 times in 10 minutes\./);
    expect(await posts()).toHaveLength(20);
  });

  it('API-71 the same snapshot sent twice is kept once, with the words that came last', async () => {
    const sent = shot({ name: 'First' });
    const first = await ada.post('/api/snapshots/direct', sent);
    const second = await ada.post('/api/snapshots', { ...sent, name: 'Second', isPublic: false });
    expect(second.body).toMatchObject({ id: first.body.id, name: 'Second', isPublic: false });
    expect(await own(ada)).toHaveLength(1);
    const guest = shot();
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      ids.push((await server.visitor().post('/api/snapshots/guest', guest)).body.id);
    }
    expect(ids[0]).toBe(ids[1]);
    // Under the same name, another guest's picture is another snapshot.
    const other = { ...shot(), snapshotId: guest.snapshotId };
    expect((await server.visitor().post('/api/snapshots/guest', other)).body.id).not.toBe(ids[0]);
    // And another member's is theirs.
    const bea = await join('Bea');
    expect((await bea.post('/api/snapshots/direct', sent)).body.id).not.toBe(first.body.id);
  });

  it('API-71 another picture under the name of one that is kept takes up no room: nothing would ever show it', async () => {
    const first = await share(ada, { snapshotId: 'same', name: 'First' });
    const second = await share(ada, { snapshotId: 'same', name: 'Second' });
    expect(second).toEqual({ ...first, name: 'Second' });
    const kept = await server.database.kysely.selectFrom('pictures').select('hash').execute();
    expect(kept.map(({ hash }) => `/api/images/${hash}`)).toEqual([first.imageUrl]);
  });

  it('SNAP-06 a name that nobody can see is no name: the snapshot gets its own', async () => {
    expect((await share(ada, { name: '\u200b', description: '\u2800' })).name).toBe('Cymatic Gong at 432Hz');
  });

  it('API-71 eight at once of the same snapshot: one row, one picture', async () => {
    const sent = shot();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.post('/api/snapshots/direct', sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await posts()).toHaveLength(1);
    expect(await server.database.kysely.selectFrom('pictures').select('hash').execute()).toHaveLength(1);
  });

  it.each([
    ['no picture', { dataUrl: undefined }],
    ['an address instead of a picture', { dataUrl: 'https://example.org/cat.png' }],
    ['no snapshotId', { snapshotId: '' }],
    ['an unknown figure', { visualizationType: '<script>' }],
    ['a frequency of text', { frequency: '432' }],
    ['a name of 101 letters', { name: 'a'.repeat(101) }],
    ['a description of 501 letters', { description: 'a'.repeat(501) }],
    ['a NUL in the name', { name: 'a\u0000b' }],
    ['isPublic as text', { isPublic: 'true' }],
  ])('%s is refused with 400, and nothing is kept', async (_, changes) => {
    expect((await ada.post('/api/snapshots/direct', shot(changes))).status).toBe(400);
    expect(await posts()).toEqual([]);
  });
});

describe('who sees what', () => {
  it("SNAP-16 a public one stands in the feed's table as a post of type snapshot, a private one is marked so", async () => {
    const shown = await share(ada, { name: 'Shown', description: 'words' });
    const kept = await share(ada, { isPublic: false });
    const rows = await posts();
    expect(rows.map(({ id, type, is_public }) => [id, type, is_public])).toEqual([
      [shown.id, 'snapshot', 1],
      [kept.id, 'snapshot', 0],
    ]);
    expect(rows[0]).toMatchObject({ content: 'Shown\nwords', frequency: 432, visualization_type: 'diamond' });
  });

  it('API-44 the own list has all of the caller and nothing of others, newest first; a visitor gets 401', async () => {
    const first = await share(ada);
    const second = await share(ada, { isPublic: false });
    await share(await join('Bea'));
    expect((await own(ada)).map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    expect((await server.visitor().get('/api/snapshots/user')).status).toBe(401);
  });

  it('API-46 the public list has the public ones of everyone, without private or hidden ones; a visitor gets 401', async () => {
    const shown = await share(ada);
    await share(ada, { isPublic: false });
    const hidden = await share(ada);
    await server.database.kysely
      .updateTable('posts')
      .set({ hidden: 1 })
      .where('id', '=', hidden.id)
      .execute();
    const { body } = await (await join('Bea')).get('/api/snapshots/public-snapshots');
    expect(body.map(({ id }: { id: number }) => id)).toEqual([shown.id]);
    expect((await server.visitor().get('/api/snapshots/public-snapshots')).status).toBe(401);
  });

  it('its owner makes it public and private again; nobody else does', async () => {
    const { id } = await share(ada);
    const bea = await join('Bea');
    const change = (visitor: Visitor, isPublic: boolean) =>
      visitor.send('PUT', `/api/snapshots/${id}`, { body: { isPublic } });
    expect((await change(bea, false)).status).toBe(403);
    expect((await change(await join('Warden', { is_moderator: 1 }), false)).status).toBe(403);
    expect((await change(ada, false)).body.isPublic).toBe(false);
    expect((await bea.get('/api/snapshots/public-snapshots')).body).toEqual([]);
    expect((await change(bea, true)).status).toBe(404);
    expect((await change(ada, true)).body.isPublic).toBe(true);
    expect((await bea.get('/api/snapshots/public-snapshots')).body).toHaveLength(1);
  });

  it('those of a member whom the caller has blocked are not among the public ones', async () => {
    const { id } = await share(ada);
    const bea = await join('Bea');
    const seen = async () =>
      ((await bea.get('/api/snapshots/public-snapshots')).body as { id: number }[]).map((one) => one.id);
    expect(await seen()).toEqual([id]);
    await bea.post(`/api/users/${adaId}/block`);
    expect(await seen()).toEqual([]);
    await bea.post(`/api/users/${adaId}/unblock`);
    expect(await seen()).toEqual([id]);
  });

  it('a suspended member keeps private snapshots only', async () => {
    const silent = await join('Silent', { suspended: 1 });
    for (const path of ['/api/snapshots', '/api/snapshots/direct', '/api/snapshots/guest']) {
      const refused = await silent.post(path, shot());
      expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    }
    const { id } = await share(silent, { isPublic: false });
    const shown = await silent.send('PUT', `/api/snapshots/${id}`, { body: { isPublic: true } });
    expect([shown.status, shown.body.code]).toEqual([403, 'suspended']);
  });
});

describe('likes', () => {
  it('API-37 API-38 SNAP-18 count each member once, and are taken back by their giver alone', async () => {
    const { id } = await share(ada);
    const bea = await join('Bea');
    const like = (visitor: Visitor, verb = 'like') => visitor.post(`/api/snapshots/${id}/${verb}`);
    expect((await like(ada)).body).toEqual({ likes: 1 });
    expect((await like(ada)).body).toEqual({ likes: 1 });
    expect((await like(bea)).body).toEqual({ likes: 2 });
    const [seen] = (await bea.get('/api/snapshots/public-snapshots')).body;
    expect([seen.likes, seen.isLiked]).toEqual([2, true]);
    expect((await like(bea, 'unlike')).body).toEqual({ likes: 1 });
    expect((await like(bea, 'unlike')).body).toEqual({ likes: 1 });
    expect((await own(ada))[0]).toMatchObject({ likes: 1, isLiked: true });
  });

  it('API-37 API-38 are for members: a visitor gets 401, a suspended member 403, an unknown or private one is 404', async () => {
    const { id } = await share(ada);
    const kept = await share(ada, { isPublic: false });
    const bea = await join('Bea');
    const silent = await join('Silent', { suspended: 1 });
    for (const verb of ['like', 'unlike']) {
      expect((await server.visitor().post(`/api/snapshots/${id}/${verb}`)).status).toBe(401);
      expect((await silent.post(`/api/snapshots/${id}/${verb}`)).status).toBe(403);
      for (const other of [kept.id, 999_999, 'abc']) {
        expect((await bea.post(`/api/snapshots/${other}/${verb}`)).status).toBe(404);
      }
    }
    expect((await ada.post(`/api/snapshots/${kept.id}/like`)).body).toEqual({ likes: 1 });
  });

  it('API-37 a plain post is no snapshot', async () => {
    const post = { user_id: adaId, type: 'post' as const, content: 'hello', created_at: 1 };
    const { id } = await server.database.kysely
      .insertInto('posts')
      .values(post)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await ada.post(`/api/snapshots/${id}/like`)).status).toBe(404);
    expect((await ada.send('DELETE', `/api/force-delete-snapshot/${id}`)).status).toBe(404);
    expect(await posts()).toHaveLength(1);
  });
});

describe('deleting', () => {
  const remove = (visitor: Visitor, id: number) => visitor.send('DELETE', `/api/force-delete-snapshot/${id}`);

  it('API-41 SNAP-17 by its author, and its likes go with it', async () => {
    const { id } = await share(ada);
    await ada.post(`/api/snapshots/${id}/like`);
    expect((await remove(ada, id)).status).toBe(204);
    expect(await own(ada)).toEqual([]);
    expect(await server.database.kysely.selectFrom('post_likes').selectAll().execute()).toEqual([]);
    expect((await remove(ada, id)).status).toBe(404);
  });

  it('API-41 by a moderator or an administrator, who leave a line; by nobody else', async () => {
    const bea = await join('Bea');
    const guest = (await server.visitor().post('/api/snapshots/guest', shot())).body;
    for (const role of ['is_moderator', 'is_admin']) {
      const { id } = await share(ada);
      expect((await remove(server.visitor(), id)).status).toBe(401);
      expect((await remove(bea, id)).status).toBe(403);
      expect((await remove(await join(role, { [role]: 1 }), id)).status).toBe(204);
    }
    expect((await remove(bea, guest.id)).status).toBe(403);
    const log = await server.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(log.map(({ action, subject_kind }) => [action, subject_kind])).toEqual([
      ['delete-snapshot', 'snapshot'],
      ['delete-snapshot', 'snapshot'],
    ]);
    expect(await posts()).toHaveLength(1);
  });

  it("API-41 another's private one is not there, not even for a moderator", async () => {
    const { id } = await share(ada, { isPublic: false });
    for (const visitor of [await join('Bea'), await join('Warden', { is_moderator: 1 })]) {
      expect((await remove(visitor, id)).status).toBe(404);
    }
    expect(await posts()).toHaveLength(1);
  });
});
