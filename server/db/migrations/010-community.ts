import type { Migration } from '../migration.ts';
import { fillSearchWords } from '../search-words.ts';

/** What a feed, the pages of programs and the people who keep them kind need. */
export const community: Migration = {
  number: 10,
  name: 'community',
  steps: [
    "alter table posts add column words {text} not null default ''",
    { fill: 'the words of posts', run: fillSearchWords },
    { fullText: 'posts' },
    // What is held waits for a moderator; like what is hidden, it is out of view.
    ...['posts', 'programs'].flatMap((table) => [
      `alter table ${table} add column held {integer} not null default 0 check (held in (0, 1))`,
      `alter table ${table} add column hidden_reason {text}`,
    ]),
    'create index posts_in_feed on posts (is_public, id)',
    'create index posts_by_author on posts (user_id, id)',
    'create index posts_hidden on posts (hidden, held, id)',
    'create index liked_posts on post_likes (user_id, post_id)',

    'alter table programs add column rating_rank {integer} not null default 0',
    'create index programs_by_use on programs (is_public, use_count, id)',
    'create index programs_by_rating on programs (is_public, rating_rank, id)',
    'create index programs_by_age on programs (is_public, id)',

    `create table ratings (
      program_id {integer} not null references programs (id) on delete cascade,
      user_id {integer} not null references users (id) on delete cascade,
      stars {integer} not null check (stars between 1 and 5),
      created_at {integer} not null,
      primary key (program_id, user_id)
    ) {strict}`,
    'create index ratings_of_user on ratings (user_id)',

    `create table comments (
      id {identity},
      program_id {integer} not null references programs (id) on delete cascade,
      user_id {integer} not null references users (id) on delete cascade,
      content {text} not null,
      held {integer} not null default 0 check (held in (0, 1)),
      hidden {integer} not null default 0 check (hidden in (0, 1)),
      hidden_reason {text},
      created_at {integer} not null
    ) {strict}`,
    'create index comments_of_program on comments (program_id, id)',
    'create index comments_of_user on comments (user_id, id)',

    `create table blocks (
      user_id {integer} not null references users (id) on delete cascade,
      blocked_id {integer} not null references users (id) on delete cascade,
      created_at {integer} not null,
      primary key (user_id, blocked_id)
    ) {strict}`,
    'create index blocks_of_blocked on blocks (blocked_id)',

    `create table reports (
      id {identity},
      kind {text} not null check (kind in ('post', 'comment', 'program', 'profile')),
      subject_id {integer} not null,
      reporter_id {integer} not null references users (id) on delete cascade,
      reason {text} not null,
      created_at {integer} not null,
      closed_at {integer}
    ) {strict}`,
    'create unique index reported_once on reports (kind, subject_id, reporter_id)',
    'create index reports_open on reports (closed_at, id)',
    'create index reports_of_member on reports (reporter_id)',

    'alter table users add column suspended_until {integer}',
    'alter table users add column suspended_reason {text}',
    'alter table users add column profile_hidden {integer} not null default 0 check (profile_hidden in (0, 1))',
    'alter table users add column profile_hidden_reason {text}',
  ],
};
