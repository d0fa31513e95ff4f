import type { Migration } from '../migration.ts';

/**
 * A snapshot is a post with a picture of a figure: one row, one id, one set of likes, one place that decides who
 * sees it. What it has beyond a post are its words, whether everyone may see it, and the name that the browser gave
 * it when the picture was taken.
 */
export const picturesAndSnapshots: Migration = {
  number: 3,
  name: 'pictures-and-snapshots',
  steps: [
    `create table pictures (
      hash {text} not null primary key,
      type {text} not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
      bytes {bytes} not null,
      size {integer} not null,
      kept_at {integer} not null
    ) {strict}`,
    'create index pictures_by_age on pictures (kept_at)',

    'alter table posts add column is_public {integer} not null default 1 check (is_public in (0, 1))',
    'alter table posts add column name {text}',
    'alter table posts add column description {text}',
    'alter table posts add column share_key {text}',
    // A guest has no id, and both engines let any number of rows without one stand side by side.
    'create unique index shared_once_by_member on posts (user_id, share_key)',
    'create unique index shared_once_by_guest on posts (share_key) where user_id is null',
    'create index posts_of_public_feed on posts (is_public, hidden, created_at, id)',
    'create index posts_with_picture on posts (image, is_public, hidden)',
    'create index users_with_avatar on users (avatar_image)',
    'create index users_with_background on users (background_image)',
  ],
};
