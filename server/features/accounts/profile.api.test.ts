import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePng, toDataUrl } from '../../testing/picture-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

let server: TestServer;
let ada: Visitor;
let bea: Visitor;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  [ada, bea] = [await server.member(), await server.member()];
});
afterAll(() => server.stop());

const edit = (who: Visitor, body: object) => who.send('PUT', '/api/user/profile', { body });
const idOf = async (who: Visitor): Promise<number> => (await who.get('/api/user')).body.id;

describe('a profile', () => {
  it('API-43 PROF-04 PROF-07 PROF-10 PROF-11 D15 is changed by its owner, in the fields that are theirs', async () => {
    const { status, body } = await edit(ada, {
      bio: 'I listen.',
      websiteUrl: 'example.org/me',
      instagramHandle: '@ada.l',
      xHandle: 'ada_l',
      profileTheme: 'jungle',
      isPremium: true,
      isAdmin: true,
      id: 1,
      email: 'other@example.org',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bio: 'I listen.',
      websiteUrl: 'https://example.org/me',
      instagramHandle: 'ada.l',
      xHandle: 'ada_l',
      profileTheme: 'jungle',
      isPremium: false,
      isAdmin: false,
    });
    expect((await edit(ada, { bio: null })).body).toMatchObject({ bio: null, xHandle: 'ada_l' });
    expect((await ada.get('/api/user')).body.email).not.toBe('other@example.org');
  });

  it('T5 takes no script for a link, no odd handle and no other theme', async () => {
    for (const body of [
      { websiteUrl: 'javascript:alert(1)' },
      { websiteUrl: 'https://user:pass@example.org' },
      { instagramHandle: '<b>' },
      { profileTheme: 'ocean' },
      { bio: 'x'.repeat(501) },
      { avatarUrl: 'https://elsewhere.example/a.png' },
      { avatarUrl: `/api/images/${'0'.repeat(64)}` },
    ])
      expect((await edit(ada, body)).status, JSON.stringify(body)).toBe(400);
    expect((await edit(server.visitor(), { bio: 'x' })).status).toBe(401);
  });

  it('PROF-01 shows pictures, which are kept like any others and can be taken away', async () => {
    const picture = toDataUrl(makePng(9, 9));
    const { body } = await edit(ada, { avatarUrl: picture, profileBackgroundUrl: picture });
    expect(body.avatarUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    expect((await bea.get(body.avatarUrl)).status).toBe(200);
    expect((await edit(ada, { avatarUrl: body.avatarUrl })).body.avatarUrl).toBe(body.avatarUrl);
    expect((await edit(ada, { avatarUrl: null, profileBackgroundUrl: null })).body.avatarUrl).toBeNull();
    expect((await edit(ada, { avatarUrl: toDataUrl(Buffer.from('<svg/>')) })).status).toBe(415);
  });

  it('T31 takes no new name of mixed alphabets; one from before that rule may stay', async () => {
    const who = await server.member();
    const mixed = 'Mаria mixed';
    const refused = await edit(who, { username: mixed });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'username' }]);
    const { id } = (await who.get('/api/user')).body;
    await server.database.kysely
      .updateTable('users')
      .set({ username: mixed, username_key: mixed.toLowerCase() })
      .where('id', '=', id)
      .execute();
    expect((await edit(who, { username: mixed, bio: 'Hello' })).body).toMatchObject({ bio: 'Hello' });
  });

  it('T31 takes no name that is another’s, looks like it, or is reserved; one’s own may be written anew', async () => {
    const taken = (await bea.get('/api/user')).body.username as string;
    expect((await edit(ada, { username: taken.toUpperCase() })).body.code).toBe('taken');
    expect((await edit(ada, { username: 'moderator' })).status).toBe(400);
    const { username } = (await ada.get('/api/user')).body;
    expect((await edit(ada, { username: username.toUpperCase() })).body.username).toBe(
      username.toUpperCase(),
    );
    expect((await edit(ada, { username: 'Ada Renamed' })).body.username).toBe('Ada Renamed');
  });

  it('API-42 PROF-05 ERR-35 has a public card without the address; an unknown one is not there', async () => {
    const { body } = await bea.get(`/api/users/${await idOf(ada)}`);
    expect(body).toMatchObject({ username: 'Ada Renamed', profileTheme: 'jungle', isModerator: false });
    expect(body).not.toHaveProperty('email');
    expect((await bea.get('/api/users/999999')).status).toBe(404);
    expect((await server.visitor().get('/api/users/1')).status).toBe(401);
  });
});

const SETTINGS = JSON.stringify({
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
});

describe('activity', () => {
  it('PROF-27 PROF-28 lists posts, visualizations and programs of the caller, newest first, by filter', async () => {
    const { kysely } = server.database;
    const user_id = await idOf(bea);
    await kysely
      .insertInto('posts')
      .values([
        { user_id, type: 'post', content: 'A post', created_at: 10 },
        { user_id, type: 'snapshot', content: 'A figure', frequency: 741, created_at: 30 },
        ...Array.from({ length: 33 }, (_, index) => ({
          user_id,
          type: 'post' as const,
          content: `Old ${index}`,
          created_at: 1,
        })),
      ])
      .execute();
    await kysely
      .insertInto('programs')
      .values({
        user_id,
        name: 'A program',
        settings: SETTINGS,
        hidden: 1,
        hidden_reason: 'Unkind',
        created_at: 20,
      })
      .execute();
    const first = await bea.get('/api/user/activity');
    expect(first.body.slice(0, 3)).toMatchObject([
      { type: 'visualization', title: 'A figure', frequencies: [741], moderation: null },
      {
        type: 'program',
        title: 'A program',
        frequencies: [432],
        moderation: { state: 'hidden', reason: 'Unkind' },
      },
      { type: 'post', title: 'A post', frequencies: [] },
    ]);
    const next = String(first.headers.link).match(/<([^>]+)>/)?.[1] ?? '';
    const rest = await bea.get(next);
    expect([first.body.length, rest.body.length]).toEqual([30, 6]);
    expect((await bea.get('/api/user/activity?filter=visualizations')).body).toHaveLength(1);
    const posts = (await bea.get('/api/user/activity?filter=posts')).body as { type: string }[];
    expect(new Set(posts.map(({ type }) => type))).toEqual(new Set(['post']));
    expect((await ada.get('/api/user/activity')).body).toEqual([]);
  });

  it('PROF-27 what was made in the same moment, even under the same id, is neither skipped nor repeated at the end of a page', async () => {
    const { kysely } = server.database;
    for (const filling of [28, 29, 30]) {
      const maker = await server.member();
      const user_id = await idOf(maker);
      const made = Array.from({ length: filling }, (_, index) => 900_000 + filling * 1_000 + index);
      const posts = made.map((id) => ({ id, user_id, type: 'post' as const, content: 'x', created_at: 5 }));
      const programs = made
        .slice(0, 3)
        .map((id) => ({ id, user_id, name: 'x', settings: SETTINGS, created_at: 5 }));
      await kysely.insertInto('posts').values(posts).execute();
      await kysely.insertInto('programs').values(programs).execute();
      const first = await maker.get('/api/user/activity');
      const rest = await maker.get(String(first.headers.link).match(/<([^>]+)>/)?.[1] ?? '');
      const seen = [...first.body, ...rest.body].map(({ type, id }) => `${type} ${id}`);
      const wanted = [...posts.map(({ id }) => `post ${id}`), ...programs.map(({ id }) => `program ${id}`)];
      expect(seen.toSorted()).toEqual(wanted.toSorted());
    }
  });
});
