import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { classifyFault } from './database-fault.ts';
import { checksum, type Migration, takeSteps } from './migration.ts';
import { accountsAndPosts } from './migrations/001-accounts-and-posts.ts';
import { programs } from './migrations/002-programs.ts';
import { picturesAndSnapshots } from './migrations/003-pictures-and-snapshots.ts';
import { hiddenPictures } from './migrations/004-hidden-pictures.ts';
import { looksOfNames } from './migrations/005-looks-of-names.ts';
import { outbox } from './migrations/006-outbox.ts';
import { listening } from './migrations/007-listening.ts';
import { mailLinks } from './migrations/008-mail-links.ts';
import { soundsOfPosts } from './migrations/009-sounds-of-posts.ts';
import { community } from './migrations/010-community.ts';
import { passkeys } from './migrations/011-passkeys.ts';
import { subscriptions } from './migrations/012-subscriptions.ts';
import { recommendations } from './migrations/013-recommendations.ts';
import { wordsOfPosts } from './migrations/014-words-of-posts.ts';
import { whoTakesTheMoney } from './migrations/015-who-takes-the-money.ts';

/** In the order in which they are applied. A migration that was released is never edited again. */
const MIGRATIONS: readonly Migration[] = [
  accountsAndPosts,
  programs,
  picturesAndSnapshots,
  hiddenPictures,
  looksOfNames,
  outbox,
  listening,
  mailLinks,
  soundsOfPosts,
  community,
  passkeys,
  subscriptions,
  recommendations,
  wordsOfPosts,
  whoTakesTheMoney,
];

const ATTEMPTS = 30;
const PAUSE_BETWEEN_ATTEMPTS_MS = 200;

/** The schema and this program do not fit together; only a person can decide what to do. */
export class SchemaMismatch extends Error {}

interface AppliedMigration {
  number: number;
  checksum: string;
}

/**
 * Brings the schema to this program's version. Each migration is one transaction under a lock that all
 * nodes share, so two nodes that start at once do the work once, and a node killed half-way leaves nothing.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      if (await isAtHead(database, migrations)) return;
      await applyNext(database, migrations);
    } catch (error) {
      failures += 1;
      if (failures >= ATTEMPTS || classifyFault(error) !== 'busy') throw error;
      await pause(PAUSE_BETWEEN_ATTEMPTS_MS * (0.5 + Math.random()));
    }
  }
}

/** A look without the lock: an ordinary start finds nothing to do and waits for nobody. */
async function isAtHead(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const tables = await database.kysely.introspection.getTables();
  if (!tables.some((table) => table.name === 'schema_migrations')) return false;
  return pending(await readApplied(database), migrations).length === 0;
}

/** What health asks: does the database answer, and is its schema ours? */
export async function isSchemaReady(database: Database): Promise<boolean> {
  return pending(await readApplied(database), MIGRATIONS).length === 0;
}

/** The number of the newest migration that this database has. */
export async function readSchemaNumber(database: Database): Promise<number> {
  return Math.max(0, ...(await readApplied(database)).map((row) => row.number));
}

async function applyNext(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kysely, dialect } = transaction;
    await dialect.takeMigrationLock(kysely);
    await sql
      .raw(
        `create table if not exists schema_migrations (
        number integer not null primary key,
        name ${dialect.words.text} not null,
        checksum ${dialect.words.text} not null,
        applied_at ${dialect.words.integer} not null
      ) ${dialect.words.strict}`,
      )
      .execute(kysely);
    const [next] = pending(await readApplied(transaction), migrations);
    if (!next) return;
    await takeSteps(transaction, next);
    await sql`insert into schema_migrations (number, name, checksum, applied_at)
      values (${next.number}, ${next.name}, ${checksum(next)}, ${dialect.now})`.execute(kysely);
  });
}

/**
 * What is left to do, or a refusal. One version ahead is borne: while a release rolls out, old nodes meet
 * the new schema, and every migration only adds. Further ahead this program is too old to be trusted with
 * the data.
 */
function pending(applied: AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  const head = migrations.at(-1)?.number ?? 0;
  const newest = Math.max(0, ...applied.map((row) => row.number));
  if (newest > head + 1) {
    throw new SchemaMismatch(
      `The database is at schema ${newest}, this Cymara knows up to ${head}. Start the newer release instead.`,
    );
  }
  for (const migration of migrations) {
    const row = applied.find((candidate) => candidate.number === migration.number);
    if (row && row.checksum !== checksum(migration)) {
      throw new SchemaMismatch(
        `Migration ${migration.number} (${migration.name}) was changed after it had been applied to this database.`,
      );
    }
  }
  return migrations.filter((migration) => !applied.some((row) => row.number === migration.number));
}

async function readApplied({ kysely }: Database): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select number, checksum from schema_migrations order by number`.execute(kysely);
  return rows;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
