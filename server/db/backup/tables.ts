import type { Schema } from '../schema.ts';

type Keys = { [Name in keyof Schema]: readonly (keyof Schema[Name] & string)[] | 'left out' };

/**
 * Every table, each after those it refers to, with the columns that order its rows. Sessions and counters are left
 * out: a backup must open no session, and old counts say nothing; the outbox too, whose mails may hold a link that opens an
 * account. The compiler asks for a line for each new table.
 */
const keys: Keys = {
  users: ['id'],
  known_addresses: ['user_id', 'address'],
  audit_log: ['id'],
  programs: ['id'],
  posts: ['id'],
  post_likes: ['post_id', 'user_id'],
  ratings: ['program_id', 'user_id'],
  comments: ['id'],
  blocks: ['user_id', 'blocked_id'],
  reports: ['id'],
  pictures: ['hash'],
  hidden_pictures: ['hash'],
  listening: ['id'],
  passkeys: ['id'],
  subscriptions: ['id'],
  registrations: ['subscription_id'],
  payment_events: ['id'],
  test_subscriptions: ['id'],
  test_events: ['id'],
  recommendations: ['id'],
  preferences: ['user_id'],
  sessions: 'left out',
  counters: 'left out',
  outbox: 'left out',
  leases: 'left out',
  mail_links: 'left out',
  passkey_challenges: 'left out',
  // A new one is made when it is missed.
  test_secrets: 'left out',
};

export interface KeptTable {
  readonly name: keyof Schema;
  readonly key: readonly string[];
  /** Whether the database counts its ids up, and has to go on from the last one. */
  readonly countsIds: boolean;
  /** How many rows are held in memory together. */
  readonly rowsAtOnce: number;
}

/** Their ids are names that a payment provider has given. */
const NAMED_BY_OTHERS: readonly (keyof Schema)[] = ['payment_events', 'test_subscriptions', 'test_events'];

const ROWS_AT_ONCE = 1_000;
/** Rows of megabytes: a thousand of them would not fit. */
const LARGE_ROWS_AT_ONCE: Partial<Record<keyof Schema, number>> = { pictures: 8 };

export const keptTables: readonly KeptTable[] = (Object.keys(keys) as (keyof Schema)[]).flatMap((name) => {
  const key = keys[name];
  if (key === 'left out') return [];
  const countsIds = key.join() === 'id' && !NAMED_BY_OTHERS.includes(name);
  return [{ name, key, countsIds, rowsAtOnce: LARGE_ROWS_AT_ONCE[name] ?? ROWS_AT_ONCE }];
});
