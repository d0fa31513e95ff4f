import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { bundleTestServer, type ServerBundle } from '../testing/server-process.ts';
import { Visitor } from '../testing/visitor.ts';

const POLL = { timeout: 30_000 };

/** Overwrites a table's first page on the disk, and makes every process read it from there. */
async function damageTable(dataDir: string, table: string): Promise<void> {
  const database = openDatabase({ dataDir });
  const root = await sql<{ rootpage: number }>`
    select rootpage from sqlite_schema where name = ${table}`.execute(database.kysely);
  await database.kysely.insertInto('counters').values({ key: table, count: 1, expires_at: 0 }).execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(database.kysely);
  await database.close();
  const file = openSync(join(dataDir, 'cymara.db'), 'r+');
  writeSync(file, Buffer.alloc(4_096, 0xff), 0, 4_096, ((root.rows[0]?.rootpage ?? 0) - 1) * 4_096);
  closeSync(file);
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a damaged database', () => {
  let bundle: ServerBundle;
  let folder: string;
  beforeAll(async () => {
    bundle = await bundleTestServer();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cymara-spoilt-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => bundle.remove());
  /** One that starts after all is not left running. */
  function fail(dataDir: string) {
    const { child, finished } = bundle.launch({ PORT: '0', DATA_DIR: dataDir });
    onTestFinished(() => void child.kill('SIGKILL'));
    return finished;
  }

  it.each([
    [
      'a text in the place of the database',
      (folder: string) => writeFileSync(join(folder, 'cymara.db'), 'A shopping list. '.repeat(300)),
      /^The database in \S+ is damaged, or is none of Cymara's: file is not a database\. Move/,
    ],
    [
      'a folder in the place of the database',
      (folder: string) => mkdirSync(join(folder, 'cymara.db')),
      /^\S+cymara\.db should be the database, but is not a file\. Move it away\./,
    ],
    [
      'a database with a damaged page',
      async (folder: string) => {
        const database = openDatabase({ dataDir: folder });
        await migrate(database);
        await database.close();
        await damageTable(folder, 'posts');
      },
      /^The database in \S+ is damaged, or is none of Cymara's: .+\. Move/,
    ],
  ])('says in one line what is wrong with %s', async (_, spoil, words) => {
    await spoil(folder);
    const failed = await fail(folder);
    expect(failed.code).toBe(1);
    expect(failed.stderr.trim().split('\n')).toHaveLength(1);
    expect(failed.stderr).toMatch(words);
  });

  it('says in one line that a folder which takes in no others cannot be used', async () => {
    const failed = await fail('/proc/cymara');
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/^The folder \/proc\/cymara cannot be used: \w+\. Set DATA_DIR to .+\.\n$/);
  });

  it('is told, when it happens while the server runs, to whoever asks for the health, and to the log once; what can be read is still served', async () => {
    const server = await bundle.start({ PORT: '0', DATA_DIR: folder });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const visitor = new Visitor(server.url);
    const post = () => visitor.post('/api/community/posts/guest', { content: 'Is this page whole?' });
    expect((await post()).status).toBe(201);
    await damageTable(folder, 'posts');
    expect((await post()).status).toBe(500);
    expect((await post()).status).toBe(500);
    expect((await visitor.get('/api/health')).status).toBe(503);
    expect((await visitor.get('/api/live')).status).toBe(200);
    expect((await visitor.get('/api/presets')).status).toBe(200);
    await expect.poll(() => server.output().stderr, POLL).toContain('the database is damaged');
    expect(server.output().stderr.match(/the database is damaged/g)).toHaveLength(1);
  });
});
