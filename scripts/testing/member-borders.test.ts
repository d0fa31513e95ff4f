import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../places.mjs';

/** The one place that reads members. */
const READER = 'server/members/';

/** Who else asks the table of accounts, and why it is no reading of a member. */
const ASKS_THE_TABLE = new Set([
  // Holds a row, or fills in what is computed from a name.
  'server/db/hold-account.ts',
  'server/db/fill-look-keys.ts',
  // Asks whether the account that a report is about is still there.
  'server/db/reports.ts',
  // Asks which pictures are shown by anybody's profile.
  'server/features/pictures/repository.ts',
]);

const READS_USERS = /(?:selectFrom|[jJ]oin|using)\(\s*'users|\b(?:from|join)\s+users\b/;
const WRITES_USERS_AND_READS =
  /(?:insertInto|updateTable)\('users'\)(?:(?!;).)*\.returning(?:All\(|\((?!'id'\)))/s;
/** What makes an account premium, staff or suspended: nobody else may even name it. */
const STANDING = /\b(?:premium_grant|is_admin|is_moderator|suspended_until)\b/;
const NAMES_STANDING = new Set(['server/db/schema.ts']);

const sources = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith('server/testing/') && !file.startsWith('server/db/migrations/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const outside = sources.filter(({ file }) => !file.startsWith(READER));
const filesWith = (pattern: RegExp) =>
  outside.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('members are read in one place', () => {
  it('nobody else asks the table of accounts, but those of whom it is said why', () => {
    expect(new Set(filesWith(READS_USERS))).toEqual(ASKS_THE_TABLE);
    expect(filesWith(WRITES_USERS_AND_READS)).toEqual([]);
  });

  it('nobody else knows what makes an account premium, staff or suspended', () => {
    expect(new Set(filesWith(STANDING))).toEqual(NAMES_STANDING);
  });
});
