import type { Migration } from '../migration.ts';

/**
 * What a name looks like (look-key.ts), so that no new one looks like another. Empty where it was not computed yet,
 * which the next start does, and where an older account has the same look: both keep their names.
 */
export const looksOfNames: Migration = {
  number: 5,
  name: 'looks-of-names',
  steps: [
    'alter table users add column look_key {text}',
    'create unique index users_by_look on users (look_key)',
  ],
};
