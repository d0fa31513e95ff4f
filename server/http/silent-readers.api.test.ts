import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { songs } from '#catalogue/songs.ts';
import { SilentReader } from '../testing/silent-reader.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** More than the system keeps for a connection by itself. */
const FILE_BYTES = 30_000_000;
const song = songs[0]?.src ?? '';
const FILES = ['/assets/large.js', song];

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-web-'));
  for (const file of FILES) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), Buffer.alloc(FILE_BYTES));
  }
  server = await startTestServer({ webFolder: folder, silentForMs: 300 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it.each(FILES)('P12 who asks for %s and takes nothing of it is cut off', async (file) => {
  const reader = new SilentReader(server.url, file);
  expect(await reader.began).toBe('HTTP/1.1 200 OK');
  await expect.poll(() => server.countConnections(), { timeout: 30_000 }).toBe(0);
  reader.leave();
});
