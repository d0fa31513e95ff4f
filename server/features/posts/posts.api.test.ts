import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePng, toDataUrl } from '../../testing/picture-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const AS_MEMBER = '/api/community/posts';
const AS_GUEST = '/api/community/posts/guest';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const rows = () => server.database.kysely.selectFrom('posts').selectAll().orderBy('id').execute();

describe('a member’s post', () => {
  it('API-33 PRESET-30 is the caller’s, with the words as they were typed, whatever else the body says', async () => {
    const member = await server.member();
    const { id, username } = (await member.get('/api/user')).body;
    const content = '  A calm hour at 528 Hz\n<b>bold</b> ';
    const claims = { id: 77, userId: 1, likes: 9, isGuest: true, type: 'snapshot', createdAt: '2001-01-01' };
    const { status, body } = await member.post(AS_MEMBER, { content, imageUrl: null, ...claims });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      type: 'post',
      userId: id,
      username,
      avatarUrl: null,
      isGuest: false,
      content,
      imageUrl: null,
      visualizationType: null,
      frequency: null,
      frequencies: [528],
      shared: null,
      locked: false,
      likes: 0,
      isLiked: false,
      moderation: null,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    });
    expect(await rows()).toMatchObject([{ id: body.id, user_id: id, guest: 0, hidden: 0, content }]);
    expect(body.createdAt > '2020').toBe(true);
  });

  it('API-33 PRESET-30 needs a log-in: 401 sends the page to the guest route', async () => {
    const { status, body } = await server.visitor().post(AS_MEMBER, { content: 'Hello', imageUrl: null });
    expect([status, body.code]).toEqual([401, 'unauthorized']);
    expect(await rows()).toEqual([]);
  });

  it('API-33 blank, too long, unprintable or missing words are refused, and a suspended member too', async () => {
    const member = await server.member();
    for (const content of ['', ' \n\t ', 'x'.repeat(2_001), 'a\u0000b', 7, null, undefined]) {
      const { status, body } = await member.post(AS_MEMBER, { content });
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe('content');
    }
    const blank = await member.post(AS_MEMBER, { content: '  ' });
    expect(blank.body.message).toBe('Please write something to share');
    const suspended = await server.member({ suspended: 1 });
    expect((await suspended.post(AS_MEMBER, { content: 'Hello' })).body.code).toBe('suspended');
    expect(await rows()).toEqual([]);
    expect((await member.post(AS_MEMBER, { content: 'x'.repeat(2_000) })).status).toBe(201);
  });

  it('API-33 may show a picture, which is drawn anew and kept once, with an address in place of the data', async () => {
    const member = await server.member();
    const imageUrl = toDataUrl(makePng(8, 8));
    const first = await member.post(AS_MEMBER, { content: 'Look', imageUrl });
    const again = await member.post(AS_MEMBER, { content: 'Look again', imageUrl });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(first.body.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    expect(again.body.imageUrl).toBe(first.body.imageUrl);
    const picture = await server.visitor().get(first.body.imageUrl);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const kept = await server.database.kysely.selectFrom('pictures').select('hash').execute();
    expect(kept).toHaveLength(1);
  });

  it('API-33 with what is no picture, or another site’s address for one, is refused whole', async () => {
    const member = await server.member();
    const svg = toDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    for (const [imageUrl, expected] of [
      [svg, 415],
      ['https://elsewhere.example/picture.png', 400],
      ['', 400],
      [7, 400],
    ] as const) {
      const { status, body } = await member.post(AS_MEMBER, { content: 'Look', imageUrl });
      expect(status, String(imageUrl)).toBe(expected);
      expect(body.message).toMatch(/\w/);
    }
    expect(await rows()).toEqual([]);
    expect(await server.database.kysely.selectFrom('pictures').select('hash').execute()).toEqual([]);
  });

  it('API-33 is limited: so many in a minute, then 429 with Retry-After', async () => {
    const busy = await startTestServer({ beside: server, env: { RATE_LIMIT_SCALE: '0.05' } });
    try {
      const member = await busy.member();
      // Not new any more, for which there are limits of their own.
      await server.database.kysely.updateTable('users').set({ created_at: 1 }).execute();
      for (let count = 0; count < 3; count += 1) {
        expect((await member.post(AS_MEMBER, { content: `Post ${count}` })).status).toBe(201);
      }
      const { status, headers } = await member.post(AS_MEMBER, { content: 'One more' });
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await rows()).toHaveLength(3);
    } finally {
      await busy.stop();
    }
  });
});

describe('a guest’s post', () => {
  it('API-34 PRESET-31 has no author and the mark of guests exactly once, whether the page added it or not', async () => {
    for (const content of ['Hello', 'Hello (Guest post)', 'Hello (Guest post) (Guest post) ']) {
      const { status, body } = await server.visitor().post(AS_GUEST, { content, imageUrl: null });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        type: 'post',
        userId: null,
        username: 'Guest',
        isGuest: true,
        content: 'Hello (Guest post)',
        imageUrl: null,
        likes: 0,
      });
    }
    expect((await rows()).map(({ user_id, guest }) => [user_id, guest])).toEqual(Array(3).fill([null, 1]));
  });

  it('API-34 of someone who is signed in is a guest’s all the same', async () => {
    const member = await server.member();
    const { body } = await member.post(AS_GUEST, { content: 'Hello', userId: 1, isGuest: false });
    expect(body).toMatchObject({ userId: null, isGuest: true });
  });

  it('API-34 may be as long as any post, the mark not counted', async () => {
    const longest = 'x'.repeat(2_000);
    const { status, body } = await server.visitor().post(AS_GUEST, { content: `${longest} (Guest post)` });
    expect([status, body.content]).toEqual([201, `${longest} (Guest post)`]);
    expect((await server.visitor().post(AS_GUEST, { content: `${longest}x` })).status).toBe(400);
  });

  it('API-34 is refused when blank, when it is nothing but the mark, with a picture, and to suspended members', async () => {
    const guest = server.visitor();
    for (const content of ['', '  ', ' (Guest post)', '(Guest post) (Guest post)', 7, null, undefined]) {
      expect((await guest.post(AS_GUEST, { content })).status).toBe(400);
    }
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    const answer = await guest.post(AS_GUEST, { content: 'Look', imageUrl: picture });
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'imageUrl']);
    const suspended = await server.member({ suspended: 1 });
    const refused = await suspended.post(AS_GUEST, { content: 'Hello' });
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    expect(await rows()).toEqual([]);
  });

  it('API-34 is limited for each address, and what is refused counts too', async () => {
    const busy = await startTestServer({ beside: server, env: { RATE_LIMIT_SCALE: '0.2' } });
    try {
      const statuses: number[] = [];
      for (const content of ['One', ' ', 'Two', 'Three', 'Four']) {
        statuses.push((await busy.visitor().post(AS_GUEST, { content })).status);
      }
      // A fifth of 20 in ten minutes.
      expect(statuses).toEqual([201, 400, 201, 201, 429]);
      const { headers } = await busy.visitor().post(AS_GUEST, { content: 'Once more' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await rows()).toHaveLength(3);
    } finally {
      await busy.stop();
    }
  });

  it('API-34 is limited for the whole site, from however many addresses', async () => {
    const env = { RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1' };
    const behind = await startTestServer({ beside: server, env });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const from = { 'x-forwarded-for': `192.0.2.${count + 1}` };
        statuses.push((await behind.visitor().post(AS_GUEST, { content: 'Flood' }, from)).status);
      }
      // A hundredth of 500 in an hour.
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await behind.stop();
    }
  });
});
