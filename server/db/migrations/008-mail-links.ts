import type { Migration } from '../migration.ts';

/** Links that were sent by mail and open something once; and what a session is called in its owner's list. */
export const mailLinks: Migration = {
  number: 8,
  name: 'mail-links',
  steps: [
    `create table mail_links (
      token_hash {text} not null primary key,
      user_id {integer} not null references users (id) on delete cascade,
      purpose {text} not null check (purpose in ('password', 'email')),
      email {text},
      expires_at {integer} not null
    ) {strict}`,
    'create index mail_links_of_user on mail_links (user_id)',
    'create index mail_links_by_end on mail_links (expires_at)',
    "alter table sessions add column device {text} not null default ''",
  ],
};
