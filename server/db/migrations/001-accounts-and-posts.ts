import type { Migration } from '../migration.ts';

export const accountsAndPosts: Migration = {
  number: 1,
  name: 'accounts-and-posts',
  steps: [
    `create table users (
      id {identity},
      username {text} not null,
      username_key {text} not null unique,
      email {text} not null,
      email_key {text} not null unique,
      password_hash {text} not null,
      bio {text},
      avatar_image {text},
      background_image {text},
      website_url {text},
      instagram_handle {text},
      x_handle {text},
      profile_theme {text} not null default 'violet',
      is_admin {integer} not null default 0 check (is_admin in (0, 1)),
      is_moderator {integer} not null default 0 check (is_moderator in (0, 1)),
      suspended {integer} not null default 0 check (suspended in (0, 1)),
      premium_grant {integer} not null default 0 check (premium_grant in (0, 1)),
      created_at {integer} not null
    ) {strict}`,

    `create table sessions (
      token_hash {text} not null primary key,
      user_id {integer} not null references users (id) on delete cascade,
      created_at {integer} not null,
      last_seen_at {integer} not null,
      address {text} not null
    ) {strict}`,
    'create index sessions_of_user on sessions (user_id, created_at)',
    'create index sessions_by_last_seen on sessions (last_seen_at)',

    `create table known_addresses (
      user_id {integer} not null references users (id) on delete cascade,
      address {text} not null,
      last_signed_in_at {integer} not null,
      primary key (user_id, address)
    ) {strict}`,

    `create table counters (
      key {text} not null primary key,
      count {integer} not null,
      expires_at {integer} not null
    ) {strict}`,
    'create index counters_by_end on counters (expires_at)',

    `create table audit_log (
      id {identity},
      at {integer} not null,
      actor_id {integer},
      action {text} not null,
      subject_kind {text} not null,
      subject_id {integer},
      reason {text}
    ) {strict}`,
    { appendOnly: 'audit_log' },

    `create table posts (
      id {identity},
      user_id {integer} references users (id) on delete cascade,
      guest {integer} not null default 0 check (guest in (0, 1)),
      type {text} not null check (type in ('post', 'snapshot')),
      content {text} not null,
      image {text},
      visualization_type {text},
      frequency {real},
      hidden {integer} not null default 0 check (hidden in (0, 1)),
      created_at {integer} not null
    ) {strict}`,
    'create index posts_of_feed on posts (hidden, created_at, id)',
    'create index posts_of_user on posts (user_id, created_at, id)',

    `create table post_likes (
      post_id {integer} not null references posts (id) on delete cascade,
      user_id {integer} not null references users (id) on delete cascade,
      created_at {integer} not null,
      primary key (post_id, user_id)
    ) {strict}`,
    'create index likes_of_user on post_likes (user_id, created_at)',
  ],
};
