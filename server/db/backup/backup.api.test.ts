import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSqliteDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeTestDatabase, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { restoreBackup } from './restore.ts';
import { saveBackup } from './save.ts';

let folder: string;
let file: string;
let server: TestServer;
const opened: { database: OpenDatabase; place: TestDatabase }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cymara-backup-'));
  file = join(folder, 'all.backup');
  server = await startTestServer();
});

afterEach(async () => {
  await server.stop();
  for (const { database, place } of opened.splice(0)) {
    await database.close();
    await place.remove();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(
  make: () => TestDatabase | Promise<TestDatabase> = makeTestDatabase,
): Promise<OpenDatabase> {
  const place = await make();
  const database = openDatabase(place.settings);
  opened.push({ database, place });
  await migrate(database);
  return database;
}

async function fill(members: number): Promise<void> {
  const ada = server.visitor();
  await ada.register('Ada');
  const settings = {
    generators: [{ frequency: 7.83, waveType: 'sine', volume: 0.5, enabled: true }],
    syncMode: 'sync',
  };
  await ada.post('/api/programs', { name: 'Evening', settings, tags: ['calm'], isPublic: true });
  await ada.post('/api/community/posts', { content: 'A calm hour' });
  const { kysely, dialect } = server.database;
  const others = Array.from({ length: members - 1 }, (_, index) => {
    const name = `member${index + 2}`;
    return {
      username: name,
      username_key: name,
      email: `${name}@example.org`,
      email_key: `${name}@example.org`,
      password_hash: 'x',
      bio: index % 2 ? 'a “bio”\nin two lines' : null,
      created_at: dialect.now,
    };
  });
  for (let at = 0; at < others.length; at += 100) {
    await kysely
      .insertInto('users')
      .values(others.slice(at, at + 100))
      .execute();
  }
}

const names = ({ kysely }: OpenDatabase) =>
  kysely.selectFrom('users').select('username').orderBy('id').execute();

describe('a backup', () => {
  it('RUN-16 brings every row back into an empty database, and members can log in again', async () => {
    await fill(1_050);
    const saved = await saveBackup(server.database, file);
    expect(saved.users?.rows).toBe(1_050);
    expect([saved.programs?.rows, saved.posts?.rows]).toEqual([1, 1]);
    const target = await emptyDatabase();
    expect(await restoreBackup(target, file)).toEqual(saved);
    expect(await names(target)).toEqual(await names(server.database));
    expect(await saveBackup(target, join(folder, 'again'))).toEqual(saved);
    const { settings } = opened.at(-1)?.place ?? {};
    if (!settings) throw new Error('no target');
    const restored = await startTestServer({ beside: { ...server, settings } });
    try {
      const ada = restored.visitor();
      const back = await ada.post('/api/login', { username: 'ada', password: 'correct horse' });
      expect(back.status).toBe(200);
      expect((await ada.get('/api/programs')).body).toMatchObject([{ name: 'Evening', tags: ['calm'] }]);
      const next = await restored.visitor().register('Bea');
      expect(next.body.id).toBeGreaterThan(1_050);
    } finally {
      await restored.stop();
    }
  });

  it('RUN-16 made on either engine is the same, row by row, on the embedded one', async () => {
    await fill(3);
    const saved = await saveBackup(server.database, file);
    const embedded = await emptyDatabase(makeSqliteDatabase);
    await restoreBackup(embedded, file);
    expect(await saveBackup(embedded, join(folder, 'embedded'))).toEqual(saved);
  });

  it('RUN-16 brings pictures back byte by byte, however many', async () => {
    const { kysely, dialect } = server.database;
    const bytes = (seed: number) => Buffer.from(Array.from({ length: 300 }, (_, at) => (at * seed) % 256));
    for (let seed = 1; seed <= 20; seed += 1) {
      const picture = { hash: `hash${seed}`, type: 'image/png', bytes: bytes(seed), size: 300 };
      await kysely
        .insertInto('pictures')
        .values({ ...picture, kept_at: dialect.now })
        .execute();
    }
    const saved = await saveBackup(server.database, file);
    const target = await emptyDatabase();
    await restoreBackup(target, file);
    expect(await saveBackup(target, join(folder, 'again'))).toEqual(saved);
    const rows = await target.kysely.selectFrom('pictures').select(['hash', 'bytes']).execute();
    expect(rows).toHaveLength(20);
    const seventh = rows.find(({ hash }) => hash === 'hash7');
    expect(new Uint8Array(seventh?.bytes ?? new ArrayBuffer())).toEqual(new Uint8Array(bytes(7)));
  });

  it('holds no session and no counter, and only its owner may read it', async () => {
    await fill(1);
    await saveBackup(server.database, file);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toMatch(/token_hash|"sessions"|"counters"/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not keep others from writing while it is made', async () => {
    await fill(1);
    const [, answer] = await Promise.all([
      saveBackup(server.database, file),
      server.visitor().register('Bea'),
    ]);
    expect(answer.status).toBe(201);
  });

  it('is not written over', async () => {
    writeFileSync(file, 'precious');
    await expect(saveBackup(server.database, file)).rejects.toThrow(/exists already/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });
});

describe('a restore that cannot be done changes nothing', () => {
  const cases: [string, RegExp, (whole: string) => Buffer][] = [
    ['cut off', /cannot be read|cut off/, (text) => gzipSync(text).subarray(0, 200)],
    ['without its end', /cut off/, (text) => gzipSync(text.split('\n').slice(0, -2).join('\n'))],
    ['changed in one row', /damaged/, (text) => gzipSync(text.replace('"Ada"', '"Eve"'))],
    ['not a backup', /not a backup/, () => gzipSync('{"format":"other"}\n')],
    ['not even packed', /cannot be read/, () => Buffer.from('hello')],
    ['from a newer release', /newer Cymara/, (text) => gzipSync(text.replace(/"schema":\d+/, '"schema":99'))],
  ];

  it.each(cases)('RUN-16 of a file that is %s', async (_, message, change) => {
    await fill(1);
    await saveBackup(server.database, file);
    writeFileSync(file, change(gunzipSync(readFileSync(file)).toString()));
    const target = await emptyDatabase();
    await expect(restoreBackup(target, file)).rejects.toThrow(message);
    expect(await names(target)).toEqual([]);
  });

  it('RUN-16 into a database that is not empty', async () => {
    await fill(1);
    await saveBackup(server.database, file);
    await server.visitor().register('Bea');
    await expect(restoreBackup(server.database, file)).rejects.toThrow(/holds data already/);
    expect(await names(server.database)).toHaveLength(2);
  });

  it('RUN-16 of a file that is not there', async () => {
    await expect(restoreBackup(await emptyDatabase(), join(folder, 'none'))).rejects.toThrow(
      /cannot be read/,
    );
  });
});
