import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname,
  });

describe('a name that cannot be looked up', () => {
  it('is blamed on HOST when it is the one to listen on', () => {
    expect(explainFailure(notFound('nowhere.example'), { HOST: 'nowhere.example' })).toMatch(
      /^Cannot listen on nowhere\.example: ENOTFOUND\. Set HOST/,
    );
  });

  it('is blamed on DATABASE_URL when it is the database’s', () => {
    const env = { DATABASE_URL: 'postgres://someone:canary-secret@nowhere.example/cymara' };
    const words = explainFailure(notFound('nowhere.example'), env);
    expect(words).toMatch(/^The database of DATABASE_URL cannot be used: ENOTFOUND\./);
    expect(words).not.toContain('canary-secret');
  });
});

describe('a data folder that cannot be used', () => {
  it.each([
    ['SQLITE_BUSY', /^The database in \/kept is locked by another program: SQLITE_BUSY\. Stop that program/],
    ['SQLITE_FULL', /^The disk with the folder \/kept is full\. Make room/],
    ['SQLITE_CORRUPT', /^The database in \/kept is damaged, .+ bring back a backup/],
    ['SQLITE_CANTOPEN', /^The folder \/kept cannot be used: SQLITE_CANTOPEN\. Set DATA_DIR/],
  ])('%s', (code, words) => {
    expect(explainFailure(Object.assign(new Error('Words.'), { code }), { DATA_DIR: '/kept' })).toMatch(
      words,
    );
  });
});
