import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const ROOT = '/api/community/programs';
const settings = {
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
};

let server: TestServer;
let maker: Visitor;
let ada: Visitor;
let bea: Visitor;
let staff: Visitor;
let id: number;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  maker = await server.member({ premium_grant: 1 });
  [ada, bea, staff] = [
    await server.member(),
    await server.member(),
    await server.member({ is_moderator: 1 }),
  ];
  id = await publish('Evening');
});
afterAll(() => server.stop());

const publish = async (name: string, changes: object = {}): Promise<number> =>
  (await maker.post('/api/programs', { name, settings, isPublic: true, ...changes })).body.id;
const page = async (who: Visitor, program = id) => (await who.get(`${ROOT}/${program}`)).body;

describe('the page of a program', () => {
  it('CPROG-02 CPROG-06 API-50 has the program with its creator and stars; what is not public is not there', async () => {
    expect(await page(ada)).toMatchObject({
      id,
      name: 'Evening',
      creator: expect.stringMatching(/^member-/),
      settings,
      averageRating: null,
      ratingCount: 0,
      ownRating: null,
      moderation: null,
    });
    const secret = await publish('Secret', { isPublic: false });
    for (const path of ['/999999', '/x', `/${secret}`, `/${secret}/comments`, `/${secret}/ratings`])
      expect((await ada.get(`${ROOT}${path}`)).status, path).toBe(404);
    for (const path of ['', '/comments', '/ratings'])
      expect((await server.visitor().get(`${ROOT}/${id}${path}`)).status).toBe(401);
  });

  it('CPROG-04 API-53 counts a use', async () => {
    expect((await ada.post(`${ROOT}/${id}/use`)).body).toEqual({ useCount: 1 });
    expect((await page(ada)).useCount).toBe(1);
  });

  it('CPROG-12 keeps the settings of a premium program from whoever lacks the plan', async () => {
    const program = await publish('Gold', { isPremium: true });
    expect(await page(ada, program)).toMatchObject({ locked: true, settings: null });
    expect(await page(await server.member({ premium_grant: 1 }), program)).toMatchObject({
      locked: false,
      settings,
    });
  });
});

describe('stars', () => {
  it('CPROG-07 API-54 are whole numbers from one to five, and nothing else', async () => {
    for (const rating of [0, 6, 2.5, '5', null, [5], true, undefined])
      expect((await ada.post(`${ROOT}/${id}/rate`, { rating })).status, String(rating)).toBe(400);
    expect((await ada.get(`${ROOT}/${id}/ratings`)).body).toEqual([]);
    const suspended = await server.member({ suspended: 1 });
    expect((await suspended.post(`${ROOT}/${id}/rate`, { rating: 5 })).body.code).toBe('suspended');
  });

  it('ACCT-05 go with the account that gave them, from the order too', async () => {
    const [program, alone] = [await publish('Left'), await publish('Left alone')];
    const leaver = await server.member();
    await bea.post(`${ROOT}/${program}/rate`, { rating: 2 });
    for (const one of [program, alone]) await leaver.post(`${ROOT}/${one}/rate`, { rating: 5 });
    const ranks = async () =>
      (
        await server.database.kysely
          .selectFrom('programs')
          .select('rating_rank')
          .where('id', 'in', [program, alone])
          .orderBy('id')
          .execute()
      ).map(({ rating_rank }) => rating_rank);
    expect(await ranks()).toEqual([3_500, 5_000]);
    const left = await leaver.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } });
    expect(left.status).toBe(204);
    expect(await ranks()).toEqual([2_000, 0]);
  });

  it('CPROG-08 API-52 are one rating a member, changed by rating again; average and count follow', async () => {
    const { id: adaId } = (await ada.get('/api/user')).body;
    expect((await ada.post(`${ROOT}/${id}/rate`, { rating: 2, userId: 1 })).body).toEqual({
      rating: 2,
      userId: adaId,
    });
    const own = await maker.post(`${ROOT}/${id}/rate`, { rating: 5 });
    expect([own.status, own.body.message]).toEqual([403, 'You cannot rate your own program. Others do.']);
    await bea.post(`${ROOT}/${id}/rate`, { rating: 5 });
    await ada.post(`${ROOT}/${id}/rate`, { rating: 4 });
    expect(await page(ada)).toMatchObject({ averageRating: 4.5, ratingCount: 2, ownRating: 4 });
    expect(await page(staff)).toMatchObject({ averageRating: 4.5, ownRating: null });
    expect((await bea.get(`${ROOT}/${id}/ratings`)).body).toContainEqual({ userId: adaId, rating: 4 });
  });

  it('P14 of many members at once all count', async () => {
    const program = await publish('Crowded');
    const crowd = await Promise.all(Array.from({ length: 8 }, () => server.member()));
    await Promise.all(
      crowd.map((who, index) => who.post(`${ROOT}/${program}/rate`, { rating: (index % 5) + 1 })),
    );
    expect(await page(ada, program)).toMatchObject({ ratingCount: 8, averageRating: 21 / 8 });
    const row = await server.database.kysely
      .selectFrom('programs')
      .select('rating_rank')
      .where('id', '=', program)
      .executeTakeFirst();
    expect(row?.rating_rank).toBe(2_625);
  });
});

describe('comments', () => {
  it('CPROG-09 CPROG-10 API-51 API-55 are posted by members, not blank, and listed newest first', async () => {
    const { id: adaId, username } = (await ada.get('/api/user')).body;
    for (const comment of ['', ' \n', 'x'.repeat(1_001), 7, undefined])
      expect((await ada.post(`${ROOT}/${id}/comments`, { comment })).status).toBe(400);
    const { status, body } = await ada.post(`${ROOT}/${id}/comments`, {
      comment: '<b>Lovely</b>',
      userId: 1,
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        userId: adaId,
        username,
        avatarUrl: null,
        comment: '<b>Lovely</b>',
        createdAt: expect.stringMatching(/^20\d\d-/),
        moderation: null,
      },
    ]);
    const newer = await bea.post(`${ROOT}/${id}/comments`, { comment: 'Indeed' });
    expect((await maker.get(`${ROOT}/${id}/comments`)).body).toEqual([newer.body, body]);
    expect((await server.visitor().post(`${ROOT}/${id}/comments`, { comment: 'x' })).status).toBe(401);
    expect((await ada.post(`${ROOT}/999999/comments`, { comment: 'x' })).status).toBe(404);
  });

  it('CPROG-11 API-56 are deleted by their author and by staff, who leave a line', async () => {
    const comment = async () => (await ada.post(`${ROOT}/${id}/comments`, { comment: 'x' })).body.id;
    const [own, rude] = [await comment(), await comment()];
    const remove = (who: Visitor, which: number) => who.send('DELETE', `/api/community/comments/${which}`);
    expect((await remove(bea, own)).body.code).toBe('forbidden');
    expect((await remove(maker, own)).body.code).toBe('forbidden');
    expect([(await remove(ada, own)).status, (await remove(staff, rude)).status]).toEqual([204, 204]);
    expect((await remove(ada, own)).status).toBe(404);
    const lines = await server.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(lines).toMatchObject([{ action: 'delete-comment', subject_kind: 'comment', subject_id: rude }]);
  });

  it('T40 on a program that is being deleted are taken or find nothing, and none is left behind', async () => {
    const program = await publish('Going');
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => ada.post(`${ROOT}/${program}/comments`, { comment: 'x' })),
      bea.post(`${ROOT}/${program}/rate`, { rating: 3 }),
      maker.send('DELETE', `/api/programs/${program}`),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([]);
    const left = await server.database.kysely
      .selectFrom('comments')
      .where('program_id', '=', program)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the list of public programs', () => {
  it('is newest, most used or best rated first, page by page, without private and hidden ones', async () => {
    const { kysely } = server.database;
    const { id: makerId } = (await maker.get('/api/user')).body;
    const rows = Array.from({ length: 40 }, (_, index) => ({
      user_id: makerId,
      name: `Listed ${index}`,
      settings: JSON.stringify(settings),
      is_public: index === 5 ? 0 : 1,
      hidden: index === 6 ? 1 : 0,
      use_count: index % 7,
      rating_rank: (index % 5) * 1_000,
      created_at: index,
    }));
    await kysely
      .insertInto('programs')
      .values(rows as never)
      .execute();
    for (const [order, rank] of [
      ['newest', ({ id }: { id: number }) => id],
      ['most-used', ({ useCount }: { useCount: number }) => useCount],
    ] as const) {
      const seen: { id: number; useCount: number; name: string }[] = [];
      for (let next: string | undefined = `${ROOT}?order=${order}`; next; ) {
        const answer = await ada.get(next);
        seen.push(...answer.body);
        next = String(answer.headers.link ?? '').match(/<([^>]+)>/)?.[1];
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(seen.map(rank)).toEqual(seen.map(rank).sort((one, other) => other - one));
      expect(seen.filter(({ name }) => name.startsWith('Listed'))).toHaveLength(38);
    }
    const { body } = await ada.get(`${ROOT}?order=best-rated`);
    expect(body[0].name).toBe('Evening');
    expect((await ada.get(`${ROOT}?order=odd`)).status).toBe(400);
    expect((await server.visitor().get(ROOT)).status).toBe(401);
  });
});
