import type { Migration } from '../migration.ts';

/** What is still to be told to the outside world, and who among the nodes does a piece of work that only one may do. */
export const outbox: Migration = {
  number: 6,
  name: 'outbox',
  steps: [
    `create table outbox (
      id {identity},
      kind {text} not null,
      payload {text} not null,
      key {text} not null unique,
      user_id {integer} references users (id) on delete cascade,
      attempts {integer} not null default 0,
      due_at {integer},
      created_at {integer} not null
    ) {strict}`,
    'create index outbox_by_time on outbox (due_at)',
    'create index outbox_of_user on outbox (user_id)',

    `create table leases (
      name {text} not null primary key,
      holder {text} not null,
      ends_at {integer} not null
    ) {strict}`,
  ],
};
