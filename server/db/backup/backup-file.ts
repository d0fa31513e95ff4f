import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const FORMAT = 'cymara-backup-1';
/** How the line of a row begins; the row itself stays as it was counted. */
const ROW = '{"row":';

/** What a backup holds, at its end: only then the rows have been counted. */
export interface Contents {
  schema: number;
  tables: Record<string, { rows: number; sha256: string }>;
}

/** As a person reads it: `3 users, 12 posts.` */
export function describeContents(tables: Contents['tables']): string {
  return `${Object.entries(tables)
    .map(([name, { rows }]) => `${rows} ${name}`)
    .join(', ')}.`;
}

export type Entry = { table: string } | { row: string } | { contents: Contents };

/** The file cannot be made or used; the message says why to a person. */
export class BackupProblem extends Error {}

/**
 * Writes a backup: gzipped lines, a line for each table's name, each row, and the contents at the end. The file
 * appears under its name only when it is whole, and only its owner may read it: it holds password hashes.
 */
export async function writeBackup(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  if (existsSync(file))
    throw new BackupProblem(`${file} exists already. Choose another name, or remove it first.`);
  const half = `${file}.part`;
  try {
    const output = createWriteStream(half, { mode: 0o600, flags: 'wx' });
    await pipeline(Readable.from(lines(entries)), createGzip(), output);
    const handle = await open(half, 'r+');
    await handle.sync();
    await handle.close();
    await rename(half, file);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new BackupProblem(
        `${half} is in the way: another backup is being made, or was cut off. Remove it first.`,
      );
    }
    await rm(half, { force: true });
    throw syscall ? new BackupProblem(`${file} cannot be written: ${code}.`) : error;
  }
}

async function* lines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`;
  for await (const entry of entries)
    yield `${'row' in entry ? `${ROW}${entry.row}}` : JSON.stringify(entry)}\n`;
}

/** Reads it again, entry by entry. Fails where it is damaged, cut off, or no backup at all. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  const input = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  const unzipped = input.pipe(createGunzip());
  let count = 0;
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      const parsed = JSON.parse(line) as Record<string, unknown>;
      count += 1;
      if (count === 1) {
        if (parsed.format !== FORMAT) throw new BackupProblem(`${file} is not a backup of Cymara.`);
      } else if ('row' in parsed) {
        yield { row: line.slice(ROW.length, -1) };
      } else {
        isWhole ||= 'contents' in parsed;
        yield parsed as unknown as Entry;
      }
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(
      `${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!isWhole) throw new BackupProblem(`${file} is cut off: its end is missing.`);
}

/** Counts the rows of each table and takes their checksum, as they pass by. */
export class Tally {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();

  begin(table: string): void {
    this.#tables.set(table, { rows: 0, hash: createHash('sha256') });
  }

  add(table: string, line: string): void {
    const counted = this.#tables.get(table);
    if (!counted) return;
    counted.rows += 1;
    counted.hash.update(line).update('\n');
  }

  finish(): Contents['tables'] {
    const done = [...this.#tables].map(([name, { rows, hash }]) => [
      name,
      { rows, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(done) as Contents['tables'];
  }
}
