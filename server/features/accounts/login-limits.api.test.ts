import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration } from '../../testing/visitor.ts';

/** Behind one proxy, so that a test can come from many addresses. */
const BEHIND_PROXY = { TRUST_PROXY: '1' };

let server: TestServer;
const from = (address: string) => ({ 'x-forwarded-for': address });
const attempt = (username: string, password: string, address: string) =>
  server.visitor().post('/api/login', { username, password }, from(address));

describe('failed logins', () => {
  beforeEach(async () => {
    server = await startTestServer({ env: BEHIND_PROXY });
    await server.visitor().post('/api/register', registration('Owner'), from('198.51.100.1'));
  });
  afterEach(() => server.stop());

  it('API-13 API-14 from the eleventh on are answered 429 with Retry-After, for known and unknown names alike', async () => {
    for (const username of ['Owner', 'Nobody42']) {
      const address = username === 'Owner' ? '203.0.113.1' : '203.0.113.2';
      for (let count = 1; count <= 10; count += 1) {
        expect((await attempt(username, 'wrong one', address)).status).toBe(401);
      }
      const answer = await attempt(username, 'wrong one', address);
      expect(answer.status).toBe(429);
      expect(answer.body.code).toBe('too_many');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
  });

  it('count name, e-mail and other spellings as one account', async () => {
    const spellings = ['Owner', 'OWNER', 'owner@example.org', 'Owner@Example.org', 'Ｏwner'];
    for (let count = 0; count < 10; count += 1) {
      await attempt(spellings[count % spellings.length] ?? '', 'wrong one', '203.0.113.1');
    }
    expect((await attempt('Owner', PASSWORD, '203.0.113.1')).status).toBe(429);
  });

  it('sent all at once are counted like those sent one by one', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, () => attempt('Owner', 'wrong one', '203.0.113.1')),
    );
    expect(all.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(all.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  it('stop one address after 25, whatever names it tries', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1) {
      statuses.push((await attempt(`Someone${count}`, 'wrong one', '203.0.113.9')).status);
    }
    expect(statuses).toEqual([...Array(25).fill(401), 429]);
  });

  it('count nothing when the password was right', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await attempt('Owner', PASSWORD, '198.51.100.1')).status).toBe(200);
    }
  });

  it('come from one household when they come from one IPv6 network', async () => {
    for (let count = 0; count < 10; count += 1) {
      await attempt('Owner', 'wrong one', `2001:db8:1:2::${count + 1}`);
    }
    expect((await attempt('Owner', 'wrong one', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await attempt('Owner', 'wrong one', '2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('failed logins from many places', () => {
  afterAll(() => server.stop());

  it('of strangers lock strangers out, not the owner at home', async () => {
    // A fifth: 2 for an account and address, 20 for an account from addresses that never signed in to it.
    server = await startTestServer({ env: { ...BEHIND_PROXY, RATE_LIMIT_SCALE: '0.2' } });
    await server.visitor().post('/api/register', registration('Owner'), from('198.51.100.1'));
    for (let count = 0; count < 20; count += 1) {
      expect((await attempt('Owner', 'wrong one', `203.0.113.${count % 10}`)).status).toBe(401);
    }
    expect((await attempt('Owner', 'wrong one', '192.0.2.200')).status).toBe(429);
    expect((await attempt('Owner', PASSWORD, '198.51.100.1')).status).toBe(200);
  });
});

describe('without a trusted proxy', () => {
  afterAll(() => server.stop());

  it('a new X-Forwarded-For with each attempt changes nothing: 429 from the eleventh on', async () => {
    server = await startTestServer();
    await server.visitor().post('/api/register', registration('Owner'));
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await attempt('Owner', 'wrong one', `203.0.113.${count}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
