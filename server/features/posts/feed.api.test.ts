import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Answer, Visitor } from '../../testing/visitor.ts';

const POSTS = '/api/community/posts';
const LIKED = '/api/community/liked-posts';

let server: TestServer;
let ada: Visitor;
let bea: Visitor;
let adaId: number;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  [ada, bea] = [await server.member(), await server.member()];
  adaId = (await ada.get('/api/user')).body.id;
});
afterAll(() => server.stop());

const post = async (who: Visitor, content: string) => (await who.post(POSTS, { content })).body.id as number;
const ids = ({ body }: Answer): number[] => body.map(({ id }: { id: number }) => id);
const nextOf = ({ headers }: Answer) => String(headers.link ?? '').match(/<([^>]+)>; rel="next"/)?.[1];
const set = (id: number, columns: { hidden?: 0 | 1; hidden_reason?: string; is_public?: 0 | 1 }) =>
  server.database.kysely.updateTable('posts').set(columns).where('id', '=', id).execute();

/** Every page from this address on. */
async function readAll(who: Visitor, address: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = address; next !== undefined; ) {
    const answer: Answer = await who.get(next);
    pages.push(ids(answer));
    next = nextOf(answer);
  }
  return pages;
}

describe('the feed', () => {
  it('COMM-02 API-28 D24 has the newest thirty, then the next by the Link header, until all are shown', async () => {
    const { kysely } = server.database;
    const rows = Array.from({ length: 65 }, (_, index) => ({
      user_id: adaId,
      type: 'post' as const,
      content: `Post ${index}`,
      created_at: 1_000 + index,
    }));
    await kysely.insertInto('posts').values(rows).execute();
    const pages = await readAll(bea, POSTS);
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5]);
    const all = pages.flat();
    expect(all).toEqual([...new Set(all)].sort((one, other) => other - one));
  });

  it('COMM-02 neither skips nor repeats when posts come and go between two pages', async () => {
    const first = await ada.get(POSTS);
    const shown = ids(first);
    const before = (await readAll(ada, POSTS)).flat();
    await post(bea, 'Newer');
    await ada.send('DELETE', `${POSTS}/${shown.at(-1)}`);
    const rest = (await readAll(ada, nextOf(first) ?? '')).flat();
    expect([...shown, ...rest]).toEqual(before);
  });

  it('COMM-08 API-29 begins with a post that was just made, with all its fields', async () => {
    const id = await post(ada, 'A calm hour at 528 Hz');
    const { body } = await bea.get(POSTS);
    expect(body[0]).toMatchObject({
      id,
      type: 'post',
      userId: adaId,
      username: expect.stringMatching(/^member-/),
      avatarUrl: null,
      content: 'A calm hour at 528 Hz',
      imageUrl: null,
      visualizationType: null,
      frequency: null,
      frequencies: [528],
      likes: 0,
      isLiked: false,
    });
  });

  it('counts the posts that have come since, without sending them', async () => {
    const [newest] = ids(await bea.get(POSTS));
    const count = async () => (await bea.get(`${POSTS}/newer?after=${newest}`)).body;
    expect(await count()).toEqual({ count: 0 });
    await post(ada, 'one');
    await post(ada, 'two');
    expect(await count()).toEqual({ count: 2 });
    expect((await bea.get(`${POSTS}/newer`)).status).toBe(400);
  });

  it('T25 a cursor that is not ours is refused', async () => {
    for (const cursor of ['x', '1;drop table posts', "1' or 1=1", '-1', '1'.repeat(300)]) {
      expect((await ada.get(`${POSTS}?cursor=${encodeURIComponent(cursor)}`)).status).toBe(400);
    }
  });

  it('T4 shows a hidden post to its author and staff alone, marked, and a private one in no list', async () => {
    const [hidden, secret] = [await post(ada, 'Rude words'), await post(ada, 'A secret')];
    await set(hidden, { hidden: 1, hidden_reason: 'Unkind' });
    await set(secret, { is_public: 0 });
    const staff = await server.member({ is_moderator: 1 });
    const find = async (who: Visitor, path: string) =>
      (await who.get(path)).body.find(({ id }: { id: number }) => id === hidden);
    for (const path of [POSTS, `/api/community/user/${adaId}/posts`, `${POSTS}?q=rude`]) {
      expect(await find(bea, path), path).toBeUndefined();
      for (const who of [ada, staff]) {
        expect(await find(who, path)).toMatchObject({ moderation: { state: 'hidden', reason: 'Unkind' } });
        expect(ids(await who.get(path))).not.toContain(secret);
      }
    }
    expect((await bea.post(`${POSTS}/${hidden}/like`)).status).toBe(404);
    expect((await bea.post(`${POSTS}/${secret}/like`)).status).toBe(404);
  });
});

describe('the other lists', () => {
  it('COMM-03 API-30 API-31 own posts are the caller’s alone, another’s posts that member’s', async () => {
    const own = await post(bea, 'Bea writes');
    expect(ids(await bea.get('/api/community/user'))).toContain(own);
    expect(ids(await ada.get('/api/community/user'))).not.toContain(own);
    const { body } = await bea.get(`/api/community/user/${adaId}/posts`);
    expect(new Set(body.map(({ userId }: { userId: number }) => userId))).toEqual(new Set([adaId]));
    expect(ids(await bea.get('/api/community/user/999999/posts'))).toEqual([]);
  });

  it('COMM-03 COMM-15 API-32 API-35 API-36 liked posts are those that the caller likes, until the like is taken back', async () => {
    const [one, two] = [await post(ada, 'one'), await post(ada, 'two')];
    for (const id of [one, two, one]) await bea.post(`${POSTS}/${id}/like`);
    const liked = await bea.get(LIKED);
    expect(ids(liked).slice(0, 2)).toEqual([two, one]);
    expect(liked.body[0]).toMatchObject({ likes: 1, isLiked: true });
    expect((await ada.get(POSTS)).body[0]).toMatchObject({ id: two, likes: 1, isLiked: false });
    expect((await ada.post(`${POSTS}/${one}/unlike`)).body).toEqual({ likes: 1 });
    expect((await bea.post(`${POSTS}/${one}/unlike`)).body).toEqual({ likes: 0 });
    expect(ids(await bea.get(LIKED))).not.toContain(one);
  });

  it('P14 likes by many members at once, each twice, count exactly', async () => {
    const id = await post(ada, 'Everyone likes this');
    const fans = await Promise.all(Array.from({ length: 10 }, () => server.member()));
    await Promise.all(fans.flatMap((fan) => [1, 2].map(() => fan.post(`${POSTS}/${id}/like`))));
    const [first] = (await ada.get(`${POSTS}?q=everyone+likes`)).body;
    expect(first).toMatchObject({ id, likes: 10 });
  });

  it('T40 a like of a post that is being deleted is a success or 404, and leaves nothing behind', async () => {
    const id = await post(ada, 'Going');
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => bea.post(`${POSTS}/${id}/like`)),
      ada.send('DELETE', `${POSTS}/${id}`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 204, 404].includes(status))).toEqual(
      [],
    );
    const { kysely } = server.database;
    expect(await kysely.selectFrom('post_likes').selectAll().where('post_id', '=', id).execute()).toEqual([]);
  });
});

describe('the search', () => {
  it('COMM-04 O15 finds words and their beginnings over all posts, whatever the capitals and accents', async () => {
    const id = await post(ada, 'Ein Spaziergang im Château, früh am Morgen');
    for (const q of ['chateau', 'CHÂTEAU', 'spazier', 'morgen früh', 'fruh']) {
      expect(ids(await bea.get(`${POSTS}?q=${encodeURIComponent(q)}`)), q).toContain(id);
    }
    for (const q of ['abend', 'organ', 'morgen abend'])
      expect(ids(await bea.get(`${POSTS}?q=${encodeURIComponent(q)}`)), q).not.toContain(id);
  });

  it('COMM-04 finds the posts of members whose names begin so', async () => {
    const writer = server.visitor();
    await writer.register('Zephyrine');
    const id = await post(writer, 'Nothing of the name in here');
    expect(ids(await bea.get(`${POSTS}?q=zephy`))).toEqual([id]);
  });

  it('COMM-04 goes on page by page, newest first', async () => {
    const rows = Array.from({ length: 35 }, (_, index) => index);
    for (const index of rows) await post(index % 2 ? ada : bea, `Kaleidoscope ${index}`);
    const pages = await readAll(bea, `${POSTS}?q=kaleidoscope`);
    expect(pages.map((page) => page.length)).toEqual([30, 5]);
    expect(pages.flat()).toEqual([...new Set(pages.flat())].sort((one, other) => other - one));
  });

  it('T25 SQL, wildcards and the engines’ own operators are letters like any others', async () => {
    for (const q of [
      '%',
      '_',
      '"',
      "'",
      "' or 1=1 --",
      '*',
      'a AND',
      'NEAR(',
      'words:',
      '!',
      '&',
      '|',
      '<->',
      '\\',
      ':*',
    ]) {
      const { status } = await ada.get(`${POSTS}?q=${encodeURIComponent(q)}`);
      expect(status, q).toBe(200);
    }
    expect(ids(await ada.get(`${POSTS}?q=${encodeURIComponent('%')}`))).toEqual([]);
  });

  it('is about the words that stand there now', async () => {
    const id = await post(ada, 'Ephemeral');
    await ada.send('DELETE', `${POSTS}/${id}`);
    expect(ids(await bea.get(`${POSTS}?q=ephemeral`))).toEqual([]);
  });
});

describe('deleting a post', () => {
  it('COMM-13 COMM-14 API-39 API-40 is its author’s and the staff’s to do, on both routes', async () => {
    const staff = await server.member({ is_admin: 1 });
    for (const route of [POSTS, '/api/force-delete-post']) {
      const [own, rude] = [await post(ada, 'Mine'), await post(ada, 'Rude')];
      const refused = await bea.send('DELETE', `${route}/${own}`);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
      expect((await server.visitor().send('DELETE', `${route}/${own}`)).status).toBe(401);
      expect((await ada.send('DELETE', `${route}/${own}`)).status).toBe(204);
      expect((await staff.send('DELETE', `${route}/${rude}`)).status).toBe(204);
      expect((await ada.send('DELETE', `${route}/${own}`)).status).toBe(404);
      expect(ids(await ada.get(POSTS))).not.toContain(own);
    }
    const lines = await server.database.kysely.selectFrom('audit_log').select('action').execute();
    expect(lines).toEqual([{ action: 'delete-post' }, { action: 'delete-post' }]);
  });

  it('D15 a guest’s post has no author: only staff delete it', async () => {
    const { body } = await server.visitor().post(`${POSTS}/guest`, { content: 'From nobody' });
    expect((await bea.send('DELETE', `${POSTS}/${body.id}`)).status).toBe(403);
    const staff = await server.member({ is_moderator: 1 });
    expect((await staff.send('DELETE', `${POSTS}/${body.id}`)).status).toBe(204);
  });
});
