import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseSettings } from '../db/connection.ts';

/** An empty database of its own and an empty data folder, on either engine. */
export interface TestDatabase {
  settings: DatabaseSettings;
  remove(): Promise<void>;
}

export function makeSqliteDatabase(): TestDatabase {
  const dataDir = makeDataDir();
  return { settings: { dataDir }, remove: async () => removeDataDir(dataDir) };
}

export async function makePostgresDatabase(clusterUrl: string): Promise<TestDatabase> {
  const dataDir = makeDataDir();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(clusterUrl, `create database ${name}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return {
    settings: { dataDir, databaseUrl: url.href },
    remove: async () => {
      removeDataDir(dataDir);
      await administer(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'cymara-data-'));
}

function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
