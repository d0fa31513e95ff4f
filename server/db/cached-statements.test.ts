import Libsql from 'libsql';
import { expect, it, vi } from 'vitest';
import { CachedStatements } from './cached-statements.ts';

it('prepares the same text once, and forgets the texts that were not used for longest', () => {
  const connection = new Libsql(':memory:');
  const prepare = vi.spyOn(connection, 'prepare');
  const statements = new CachedStatements(connection);
  statements.prepare('select 0 as n');
  statements.prepare('select 0 as n');
  expect(prepare).toHaveBeenCalledTimes(1);
  for (let count = 1; count < 500; count += 1) statements.prepare(`select ${count} as n`);
  statements.prepare('select 0 as n');
  statements.prepare('select 500 as n');
  prepare.mockClear();
  statements.prepare('select 0 as n');
  expect(prepare).not.toHaveBeenCalled();
  statements.prepare('select 1 as n');
  expect(prepare).toHaveBeenCalledTimes(1);
  statements.close();
});

it('a statement works again after it failed, and after the table was changed', () => {
  const connection = new Libsql(':memory:');
  const statements = new CachedStatements(connection);
  connection.exec('create table t (a text unique)');
  const insert = statements.prepare('insert into t (a) values (?)');
  insert.run(['x']);
  expect(() => insert.run(['x'])).toThrow(/UNIQUE/);
  insert.run(['y']);
  const read = statements.prepare('select * from t order by a');
  expect(read.all([])).toEqual([{ a: 'x' }, { a: 'y' }]);
  connection.exec('alter table t add column b integer default 7');
  expect(statements.prepare('select * from t order by a').all([])).toEqual([
    { a: 'x', b: 7 },
    { a: 'y', b: 7 },
  ]);
  statements.close();
});
