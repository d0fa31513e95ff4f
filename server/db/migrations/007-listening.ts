import type { Migration } from '../migration.ts';

export const listening: Migration = {
  number: 7,
  name: 'listening',
  steps: [
    `create table listening (
      id {identity},
      user_id {integer} not null references users (id) on delete cascade,
      session_key {text} not null,
      started_at {integer} not null,
      seconds {real} not null,
      source {text} not null,
      preset_id {integer},
      frequencies {text} not null default '[]',
      felt_before {integer},
      felt_after {integer},
      unique (user_id, session_key)
    ) {strict}`,
    'create index listening_of_user on listening (user_id, id)',
    'create index listening_by_time on listening (user_id, started_at)',
  ],
};
