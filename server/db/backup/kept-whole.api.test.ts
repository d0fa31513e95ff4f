import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { saveBackup } from './save.ts';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-cut-off-'));
  server = await startTestServer();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('RUN-16 a row is one line for every Node, also with the separators that some take for an end', async () => {
  await server.visitor().register('Ada');
  const bio = 'one\u2028two\u2029three';
  await server.database.kysely.updateTable('users').set({ bio }).execute();
  const file = join(folder, 'all.backup');
  await saveBackup(server.database, file);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(text).toContain('"one\\u2028two\\u2029three"');
});

it.skipIf(process.env.TEST_DATABASE === 'postgres')(
  "the embedded database's files are its owner's alone, whatever the folder allows",
  async () => {
    await server.visitor().register('Ada');
    for (const end of ['', '-wal']) {
      expect(statSync(join(server.settings.dataDir, `cymara.db${end}`)).mode & 0o077).toBe(0);
    }
  },
);
