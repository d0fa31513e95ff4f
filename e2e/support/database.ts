import { join } from 'node:path';
import Libsql from 'libsql';
import type { Product } from './product.ts';

type Row = Record<string, unknown>;

function inside<Result>({ dataDir }: Product, work: (file: Libsql.Database) => Result): Result {
  const file = new Libsql(join(dataDir, 'cymara.db'));
  try {
    file.exec('pragma busy_timeout = 30000');
    return work(file);
  } finally {
    file.close();
  }
}

/** Bytes are read as letters: words could be in them too. */
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
    ]),
  );

/** All rows of all tables of a running product. */
export function dumpOf(product: Product): Map<string, Row[]> {
  return inside(product, (file) => {
    const tables = file
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
      .all() as { name: string }[];
    return new Map(
      tables.map(({ name }) => [
        name,
        (file.prepare(`select * from "${name}"`).all() as Row[]).map(readable),
      ]),
    );
  });
}

/** What an hour brings: a name that somebody is paying for is held no more. */
export function letHoldsRunOut(product: Product, username: string): void {
  const { changes } = inside(product, (file) =>
    file.prepare('update registrations set held_until = 0 where username = ?').run(username),
  );
  if (changes !== 1) throw new Error(`Nobody pays for the name ${username}.`);
}
