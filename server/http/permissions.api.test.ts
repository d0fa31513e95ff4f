import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/all.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

type Role = 'guest' | 'free' | 'premium' | 'moderator' | 'administrator' | 'suspended';

const ROLES: Role[] = ['guest', 'free', 'premium', 'moderator', 'administrator', 'suspended'];

/** What a role's refusal must be, for each access rule, in the order of ROLES; null is "let in". */
const MATRIX: Record<Endpoint['access'], (string | null)[]> = {
  anyone: [null, null, null, null, null, null],
  signature: [null, null, null, null, null, null],
  unsuspended: [null, null, null, null, null, 'suspended'],
  member: ['unauthorized', null, null, null, null, null],
  memberInGoodStanding: ['unauthorized', null, null, null, null, 'suspended'],
  premium: [
    'unauthorized',
    'premium_required',
    null,
    'premium_required',
    'premium_required',
    'premium_required',
  ],
  moderator: ['unauthorized', 'forbidden', 'forbidden', null, null, 'suspended'],
  administrator: ['unauthorized', 'forbidden', 'forbidden', 'forbidden', null, 'suspended'],
};
const GUARD_CODES = ['unauthorized', 'forbidden', 'premium_required', 'suspended'];

let server: TestServer;
const visitors = {} as Record<Role, Visitor>;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
  const columns = {
    guest: null,
    free: {},
    premium: { premium_grant: 1 },
    moderator: { is_moderator: 1 },
    administrator: { is_admin: 1 },
    suspended: { suspended: 1 },
  } as const;
  for (const role of ROLES) {
    visitors[role] = server.visitor();
    const changes = columns[role];
    if (!changes) continue;
    const { body } = await visitors[role].register(`test-${role}`);
    await server.database.kysely
      .updateTable('users')
      .set({ is_admin: 0, ...changes })
      .where('id', '=', body.id)
      .execute();
  }
});
afterAll(() => server.stop());

describe('every route, asked by every role', () => {
  const routes = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name,
    endpoint,
  }));

  it.each(routes)('API-13 $name lets in whom its rule names and refuses all others', async ({ endpoint }) => {
    for (const [index, role] of ROLES.entries()) {
      const refusal = MATRIX[endpoint.access][index];
      const path = endpoint.path.replace(/\{\w+\}/g, '999999');
      const answer = await visitors[role].send(endpoint.method, path, endpoint.body ? { body: {} } : {});
      if (refusal) {
        expect(answer.body.code, role).toBe(refusal);
        expect(answer.status, role).toBe(refusal === 'unauthorized' ? 401 : 403);
        expect(answer.body.message).toMatch(/\w/);
      } else {
        expect(GUARD_CODES, role).not.toContain(answer.body?.code);
        expect(answer.status, role).toBeLessThan(500);
      }
      // Logging out is one of the calls; whoever did it comes back.
      if (endpoint.path === '/api/logout' && role !== 'guest') {
        await visitors[role].post('/api/login', { username: `test-${role}`, password: PASSWORD });
      }
    }
  });

  it.each([
    '/api/community/posts',
    '/api/community/user/1/posts',
    '/api/community/programs/1',
    '/api/snapshots/public-snapshots',
  ])('reading the community needs an account: %s', async (path) => {
    expect((await visitors.guest.get(path)).status).toBe(401);
  });

  it('a part that is not built yet says so, after the same checks as any other', async () => {
    const answer = await visitors.free.post('/api/get-or-create-subscription', {});
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      message: 'This part of Cymara is not open yet.',
      code: 'not_open_yet',
    });
    const invalid = await visitors.free.post('/api/community/posts', { content: ' ' });
    expect(invalid.status).toBe(400);
  });
});
