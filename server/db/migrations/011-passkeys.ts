import type { Migration } from '../migration.ts';

/** Keys that members log in with beside their password, and what they have to sign, once, to do so. */
export const passkeys: Migration = {
  number: 11,
  name: 'passkeys',
  steps: [
    `create table passkeys (
      id {identity},
      user_id {integer} not null references users (id) on delete cascade,
      credential_id {text} not null unique,
      public_key {text} not null,
      counter {integer} not null,
      name {text} not null,
      created_at {integer} not null,
      used_at {integer}
    ) {strict}`,
    'create index passkeys_of_user on passkeys (user_id)',
    `create table passkey_challenges (
      challenge_hash {text} not null primary key,
      user_id {integer} references users (id) on delete cascade,
      expires_at {integer} not null
    ) {strict}`,
    'create index passkey_challenges_of_user on passkey_challenges (user_id)',
    'create index passkey_challenges_by_end on passkey_challenges (expires_at)',
  ],
};
