import type { Migration } from '../migration.ts';

/**
 * What people pay for, and what the payment provider told us of it. The tables of the test provider stand beside them
 * and are its own: nothing but its gateway reads them.
 */
export const subscriptions: Migration = {
  number: 12,
  name: 'subscriptions',
  steps: [
    `create table subscriptions (
      id {identity},
      reference {text} not null unique,
      user_id {integer} references users (id) on delete cascade,
      form {text} not null check (form in ('embedded', 'checkout')),
      plan {text} not null check (plan in ('monthly', 'yearly')),
      customer_id {text} unique,
      status {text} not null check (status in ('opening', 'incomplete', 'active', 'past_due', 'ended')),
      period_ends_at {integer},
      is_cancelled {integer} not null default 0 check (is_cancelled in (0, 1)),
      is_renamed {integer} not null default 0 check (is_renamed in (0, 1)),
      version {integer} not null default 0,
      created_at {integer} not null
    ) {strict}`,
    'create index subscriptions_of_user on subscriptions (user_id, status)',
    'create index subscriptions_in_doubt on subscriptions (status, period_ends_at)',
    "create unique index one_open_subscription on subscriptions (user_id) where status in ('opening', 'incomplete')",

    `create table registrations (
      subscription_id {integer} not null primary key references subscriptions (id) on delete cascade,
      username {text} not null,
      username_key {text} not null,
      look_key {text} not null,
      email {text} not null,
      email_key {text} not null,
      password_hash {text} not null,
      is_held {integer} not null default 1 check (is_held in (0, 1)),
      held_until {integer} not null,
      created_at {integer} not null
    ) {strict}`,
    'create unique index held_email on registrations (email_key) where is_held = 1',
    'create unique index held_name on registrations (username_key) where is_held = 1',
    'create unique index held_look on registrations (look_key) where is_held = 1',

    `create table payment_events (
      id {text} not null primary key,
      type {text} not null,
      customer_id {text},
      at {integer} not null,
      handled_at {integer} not null
    ) {strict}`,
    'create index payment_events_by_age on payment_events (handled_at)',

    `create table test_subscriptions (
      id {text} not null primary key,
      reference {text} not null unique,
      customer_id {text} not null unique,
      plan {text} not null,
      status {text} not null,
      awaits_confirmation {integer} not null default 0,
      period_ends_at {integer},
      is_cancelled {integer} not null default 0,
      return_url {text} not null,
      created_at {integer} not null
    ) {strict}`,
    `create table test_events (
      id {text} not null primary key,
      type {text} not null,
      customer_id {text} not null,
      at {integer} not null
    ) {strict}`,
    'create index test_events_by_age on test_events (at)',
    `create table test_secrets (
      name {text} not null primary key,
      value {text} not null
    ) {strict}`,
  ],
};
