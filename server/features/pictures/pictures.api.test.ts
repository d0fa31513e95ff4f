import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture as limits } from '#contract/rules/limits.ts';
import { findMember } from '../../members/member-reader.ts';
import { chunk, makeGif, makePng, toDataUrl } from '../../testing/picture-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';
import { insertPost } from '../posts/post-rows.ts';
import { forgetUnusedPictures } from './repository.ts';
import { keepPicture } from './service.ts';

let server: TestServer;
let ada: Visitor;
let adaId: number;
let bea: Visitor;
let warden: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [ada, bea, warden] = [server.visitor(), server.visitor(), server.visitor()];
  adaId = (await ada.register('Ada')).body.id;
  await bea.register('Bea');
  await set((await warden.register('Warden')).body.id, { is_moderator: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['posts', 'pictures', 'hidden_pictures', 'counters'] as const) {
    await server.database.kysely.deleteFrom(table).execute();
  }
  await set(adaId, { premium_grant: 0, avatar_image: null, profile_hidden: 0 });
});

function set(
  id: number,
  columns: { is_moderator?: 1; premium_grant?: 0 | 1; avatar_image?: string | null; profile_hidden?: 0 | 1 },
) {
  return server.database.kysely.updateTable('users').set(columns).where('id', '=', id).execute();
}

const words = { visualizationType: 'diamond', frequency: 432, isPublic: true };
let taken = 0;
function share(visitor: Visitor, dataUrl: string, isPublic = true) {
  taken += 1;
  return visitor.post('/api/snapshots/direct', { ...words, snapshotId: `s${taken}`, isPublic, dataUrl });
}

const pictures = () =>
  server.database.kysely.selectFrom('pictures').select(['hash', 'size', 'type']).execute();
const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('a picture on its way in', () => {
  it.each([
    ['API-69 SVG under a false type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['API-69 a web page', Buffer.from('<script>alert(1)</script>'), 415],
    ['API-68 more than 5 MB', Buffer.concat([makePng(4, 4), Buffer.alloc(limits.bytesMax)]), 413],
    ['API-68 so much that the body is too large', Buffer.alloc(8 * 1024 * 1024), 413],
    ['a bomb of pixels', makePng(30_000, 30_000), 400],
    ['a film of 10,000 frames', makeGif(50, 50, 10_000), 400],
  ])('%s is refused with words, and nothing is kept', async (_, bytes, status) => {
    const answer = await share(ada, toDataUrl(bytes));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\w+ \w+/);
    expect(await pictures()).toEqual([]);
    expect(await server.database.kysely.selectFrom('posts').selectAll().execute()).toEqual([]);
  });

  it('API-71 API-72 is stored once for all who send it, and answered as an address', async () => {
    const dataUrl = toDataUrl(makePng(20, 20));
    const first = await share(ada, dataUrl);
    const second = await share(bea, dataUrl);
    expect(second.body.imageUrl).toBe(first.body.imageUrl);
    expect(await pictures()).toHaveLength(1);
    expect(JSON.stringify(first.body)).not.toContain('data:');
  });

  it('is refused when the room of the account is full, which is ten times larger with Premium', async () => {
    await share(ada, toDataUrl(makePng(21, 20)));
    const fill = (size: number) => server.database.kysely.updateTable('pictures').set({ size }).execute();
    await fill(limits.freeQuotaBytes);
    const refused = await share(ada, toDataUrl(makePng(22, 20)));
    expect([refused.status, refused.body.code]).toEqual([403, 'storage_quota']);
    expect(await pictures()).toHaveLength(1);
    await set(adaId, { premium_grant: 1 });
    expect((await share(ada, toDataUrl(makePng(22, 20)))).status).toBe(201);
    await fill(limits.premiumQuotaBytes);
    expect((await share(ada, toDataUrl(makePng(23, 20)))).body.code).toBe('storage_quota');
  });

  it('is let in once when there is room for one more and eight come at once', async () => {
    const { database } = server;
    const owner = (await findMember(database, adaId)) ?? null;
    expect(owner?.id).toBe(adaId);
    const bytes = Buffer.alloc(1_000);
    const keepNext = (_: unknown, index: number) =>
      database.transaction(async (transaction) => {
        const picture = { hash: `${index}`.repeat(64), type: 'image/png', bytes } as const;
        const post = { user_id: adaId, guest: 0, content: '', image: picture.hash } as const;
        await insertPost(transaction, post);
        await keepPicture(transaction, picture, owner);
      });
    await keepNext(null, 9);
    // All connections are open by then, so that the eight truly meet.
    const look = () => database.transaction(({ kysely }) => kysely.selectFrom('users').selectAll().execute());
    await Promise.all(Array.from({ length: 8 }, look));
    const size = limits.freeQuotaBytes - 1.5 * bytes.length;
    await database.kysely.updateTable('pictures').set({ size }).execute();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, keepNext));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pictures()).toHaveLength(2);
  });
});

describe('a picture on its way out', () => {
  it('API-70 API-72 is drawn anew, without what was hidden in it, and browsers may keep it', async () => {
    const secret = chunk('tEXt', Buffer.from('Comment\0SECRET'));
    const sent = Buffer.concat([makePng(20, 20, [secret]), Buffer.from('<script>SECRET</script>')]);
    const { body } = await share(ada, toDataUrl(sent));
    const answer = await fetchPicture(body.imageUrl);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(bytes.includes('SECRET')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(20);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie/i);
    const tag = answer.headers.get('etag') ?? '';
    const head = await server.visitor().send('HEAD', body.imageUrl);
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, `${bytes.length}`, '']);
    const again = await fetchPicture(body.imageUrl, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('of a private snapshot is for its owner alone, whoever knows the address', async () => {
    const { body } = await share(ada, toDataUrl(makePng(24, 20)), false);
    for (const stranger of [server.visitor(), bea, warden]) {
      const tag = `"${body.imageUrl.split('/').at(-1)}"`;
      const refused = await stranger.get(body.imageUrl, { 'if-none-match': tag });
      expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    const seen = await ada.get(body.imageUrl);
    expect([seen.status, seen.headers['cache-control'], seen.headers.vary]).toEqual([
      200,
      'private, no-cache',
      'Cookie',
    ]);
    // The same picture, shown to all by someone else, is no secret any more.
    await share(bea, toDataUrl(makePng(24, 20)));
    expect((await server.visitor().get(body.imageUrl)).status).toBe(200);
  });

  it('of a hidden snapshot is for its author and the staff, of a deleted one for nobody, at once', async () => {
    const { body } = await share(ada, toDataUrl(makePng(25, 20)));
    await server.database.kysely.updateTable('posts').set({ hidden: 1 }).execute();
    const statuses = async () =>
      Promise.all([ada, warden, server.visitor()].map(async (who) => (await who.get(body.imageUrl)).status));
    expect(await statuses()).toEqual([200, 200, 404]);
    await ada.send('DELETE', `/api/force-delete-snapshot/${body.id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('T4 that was hidden does not come back under another name, from anyone, however it is sent', async () => {
    const png = makePng(29, 20);
    const copy = await share(bea, toDataUrl(png), false);
    const copyName = `s${taken}`;
    const { body } = await share(ada, toDataUrl(png));
    const hide = server.database.kysely.updateTable('posts').set({ hidden: 1 });
    await hide.where('id', '=', body.id).execute();
    const dressed = Buffer.concat([
      makePng(29, 20, [chunk('tEXt', Buffer.from('Comment\0new'))]),
      Buffer.from('!'),
    ]);
    const tries = () =>
      Promise.all([
        share(ada, toDataUrl(png)),
        share(bea, toDataUrl(dressed)),
        share(bea, toDataUrl(png), false),
        ada.post('/api/community/posts', { content: 'Again', imageUrl: toDataUrl(png) }),
        server.visitor().post('/api/snapshots/guest', { ...words, snapshotId: 'g', dataUrl: toDataUrl(png) }),
        bea.send('PUT', `/api/snapshots/${copy.body.id}`, { body: { isPublic: true } }),
        bea.post('/api/snapshots/direct', { ...words, snapshotId: copyName, dataUrl: toDataUrl(png) }),
      ]);
    const seen = async () => (await server.visitor().get(body.imageUrl)).status;
    for (const { status, body } of await tries()) expect([status, body.code]).toEqual([403, 'image_hidden']);
    expect(await seen()).toBe(404);
    // Nor when its author has deleted what was hidden.
    await ada.send('DELETE', `/api/force-delete-snapshot/${body.id}`);
    for (const { status, body } of await tries()) expect([status, body.code]).toEqual([403, 'image_hidden']);
    expect(await seen()).toBe(404);
    expect((await share(ada, toDataUrl(makePng(30, 20)))).status).toBe(201);
  });

  it('T4 in a post that only waits for a look is not banned, also when that post is deleted', async () => {
    const dataUrl = toDataUrl(makePng(31, 20));
    await share(ada, dataUrl);
    const sent = { content: 'http://a.b http://c.d http://e.f', imageUrl: dataUrl };
    const { body } = await bea.post('/api/community/posts', sent);
    expect(body.moderation?.state).toBe('held');
    expect((await share(ada, dataUrl)).status).toBe(201);
    expect((await bea.send('DELETE', `/api/community/posts/${body.id}`)).status).toBe(204);
    expect((await share(ada, dataUrl)).status).toBe(201);
  });

  it('T4 that was hidden does not come back when the account that sent it is deleted', async () => {
    const dataUrl = toDataUrl(makePng(32, 20));
    const gone = await server.member();
    const { body } = await share(gone, dataUrl);
    await server.database.kysely.updateTable('posts').set({ hidden: 1 }).where('id', '=', body.id).execute();
    await gone.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } });
    expect((await share(ada, dataUrl)).body.code).toBe('image_hidden');
  });

  it('ADMIN-03 of a hidden profile is for its owner and the staff, in posts and comments too', async () => {
    const settings = {
      generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
      syncMode: 'sync',
    };
    await ada.send('PUT', '/api/user/profile', { body: { avatarUrl: toDataUrl(makePng(33, 20)) } });
    const { avatarUrl } = (await ada.get('/api/user')).body;
    await ada.post('/api/community/posts', { content: 'Look' });
    const program = await ada.post('/api/programs', { name: 'Evening', settings, isPublic: true });
    const comments = `/api/community/programs/${program.body.id}/comments`;
    expect((await ada.post(comments, { comment: 'Mine' })).status).toBe(201);
    const seenBy = async (who: Visitor) => [
      (await who.get(avatarUrl)).status,
      (await who.get('/api/community/posts')).body[0].avatarUrl,
      (await who.get(comments)).body[0].avatarUrl,
    ];
    expect(await seenBy(bea)).toEqual([200, avatarUrl, avatarUrl]);
    await set(adaId, { profile_hidden: 1 });
    expect(await seenBy(bea)).toEqual([404, null, null]);
    for (const who of [ada, warden]) expect(await seenBy(who)).toEqual([200, avatarUrl, avatarUrl]);
  });

  it('of a profile is for everyone', async () => {
    const { body } = await share(ada, toDataUrl(makePng(26, 20)), false);
    const hash = body.imageUrl.split('/').at(-1);
    await set(adaId, { avatar_image: hash });
    expect((await server.visitor().get(body.imageUrl)).status).toBe(200);
  });

  it.each(['abc', '0'.repeat(64), '../../etc/passwd', `${'0'.repeat(63)}%00`])(
    'is not there under a name that is none: %s',
    async (name) => {
      expect((await server.visitor().get(`/api/images/${name}`)).status).toBe(404);
    },
  );
});

it('what nothing shows any more is cleared away, but not what was just sent', async () => {
  const kept = await share(ada, toDataUrl(makePng(27, 20)));
  const gone = await share(ada, toDataUrl(makePng(28, 20)));
  await ada.send('DELETE', `/api/force-delete-snapshot/${gone.body.id}`);
  await forgetUnusedPictures(server.database);
  expect(await pictures()).toHaveLength(2);
  await server.database.kysely.updateTable('pictures').set({ kept_at: 1 }).execute();
  await forgetUnusedPictures(server.database);
  expect((await pictures()).map(({ hash }) => `/api/images/${hash}`)).toEqual([kept.body.imageUrl]);
});
