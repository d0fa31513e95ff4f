import type { Migration } from '../migration.ts';

export const programs: Migration = {
  number: 2,
  name: 'programs',
  steps: [
    `create table programs (
      id {identity},
      user_id {integer} not null references users (id) on delete cascade,
      name {text} not null,
      description {text} not null default '',
      category {text} not null default '',
      settings {text} not null,
      is_public {integer} not null default 0 check (is_public in (0, 1)),
      is_premium {integer} not null default 0 check (is_premium in (0, 1)),
      tags {text} not null default '[]',
      duration {real},
      preset_id {integer},
      use_count {integer} not null default 0 check (use_count >= 0),
      hidden {integer} not null default 0 check (hidden in (0, 1)),
      created_at {integer} not null
    ) {strict}`,
    'create index programs_of_user on programs (user_id, id)',
  ],
};
