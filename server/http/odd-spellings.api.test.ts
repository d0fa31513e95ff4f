import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-odd-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cymara</title>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'console.log(1)');
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('an address in an odd spelling', () => {
  it.each(['//', '///', '//[', '//:', '/\\', '//user:secret@host:99999/', '*'])(
    '%s is no failure of ours',
    async (path) => {
      expect((await server.visitor().get(path)).status).toBeLessThan(500);
    },
  );

  it.each(['/%61pi/user', 'http://elsewhere.example/api/user'])(
    '%s is the same call, and no cache keeps its answer',
    async (path) => {
      const visitor = server.visitor();
      await visitor.register(path.startsWith('/') ? 'Percent' : 'Whole');
      const answer = await visitor.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.vary).toMatch(/cookie/i);
    },
  );
});

describe('a refusal', () => {
  it.each<Record<string, string>>([{ 'if-match': '"another"' }, { range: 'bytes=999999-' }])(
    'for a file that may be kept for a year is not kept itself: %o',
    async (headers) => {
      const answer = await server.visitor().get('/assets/index-abc123.js', headers);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('of an address that cannot be read is not kept either', async () => {
    const answer = await server.visitor().get('/api/%zz');
    expect(answer.status).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
