import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '#cymatics/sand/random.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../db/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { OutOfReach } from '../../gateways/breaker.ts';
import type { PaymentEvent } from '../../gateways/payments/payments.ts';
import { listMembers } from '../../members/member-reader.ts';
import { ModelProvider } from '../../testing/model-provider.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { makeTestDatabase } from '../../testing/test-server.ts';
import { followProvider } from './follow-provider.ts';

/**
 * The embedded engine lives through all of them; the other one, where every question is a way to another process, through
 * as many as take as long. The rules are the same code on both; `HISTORIES=10000` has the other live through all as well.
 */
const HISTORIES = Number(
  process.env.HISTORIES ?? (process.env.TEST_DATABASE === 'postgres' ? 2_500 : 10_000),
);
/** Not a measure of speed: on a busy machine it is minutes. */
const PATIENCE_MS = 900_000;
const BATCH = 250;
/** Each history's own customer is a registration, not a member, one time in so many. */
const REGISTRATION_ONE_IN = 5;
const SEED = 15;
const DAY = 24 * 60 * 60_000;

let place: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
  database = openDatabase(place.settings);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const customerOf = (history: number) => `cus_${history}`;
/** Far from where either engine begins to count, for the accounts that are made on the way. */
const idOf = (history: number) => 1_000_000 + history;
const nameOf = (history: number) => `listener-${history}`;
const isRegistration = (history: number) => history % REGISTRATION_ONE_IN === 0;

/** The people of some histories, each with a payment that is open, as the product leaves them. */
async function openBatch({ kysely }: Database, histories: number[]): Promise<void> {
  const person = (history: number) => ({
    username: nameOf(history),
    username_key: nameOf(history),
    look_key: nameOf(history),
    email: `${nameOf(history)}@example.org`,
    email_key: `${nameOf(history)}@example.org`,
    password_hash: 'none',
    created_at: 1,
  });
  const members = histories.filter((history) => !isRegistration(history));
  const guests = histories.filter(isRegistration);
  await kysely
    .insertInto('users')
    .values(members.map((history) => ({ id: idOf(history), ...person(history) })))
    .execute();
  await kysely
    .insertInto('subscriptions')
    .values(
      histories.map((history) => ({
        id: history + 1,
        reference: `reference-${history}`,
        user_id: isRegistration(history) ? null : idOf(history),
        provider: 'test' as const,
        form: 'embedded' as const,
        plan: 'monthly' as const,
        customer_id: customerOf(history),
        status: 'incomplete' as const,
        created_at: 1,
      })),
    )
    .execute();
  await kysely
    .insertInto('registrations')
    .values(guests.map((history) => ({ subscription_id: history + 1, ...person(history), held_until: 1 })))
    .execute();
}

/**
 * One history: things happen at the provider; their events come at once, later, twice, in any order or never; the line
 * breaks while one is handled, or its answer is lost; two are handled at the same time, and the older answer comes last.
 */
async function live(batch: Database, provider: ModelProvider, customer: string, random: () => number) {
  const parts = { database: batch, payments: provider };
  const waiting: PaymentEvent[] = [];
  const told: PaymentEvent[] = [];
  const deliver = async (event: PaymentEvent) => {
    try {
      await followProvider(parts, customer, event);
      told.push(event);
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
    }
  };
  const take = () => waiting.splice(Math.floor(random() * waiting.length), 1)[0];
  const steps = 2 + Math.floor(random() * 5);
  for (let step = 0; step < steps; step += 1) {
    const chance = random();
    if (chance < 0.5) {
      const event = provider.happen(customer);
      // One in seven is lost on its way.
      if (event && random() < 6 / 7) waiting.push(event);
    } else if (chance < 0.6 && told.length > 0) {
      // Told again: our answer was lost, or somebody replays it.
      await deliver(told[Math.floor(random() * told.length)] as PaymentEvent);
    } else if (chance < 0.7) {
      // The line breaks, or the process dies before anything is written: it comes again.
      const event = take();
      if (!event) continue;
      provider.isOutOfReach = true;
      await deliver(event);
      provider.isOutOfReach = false;
      waiting.push(event);
    } else if (chance < 0.8) {
      // While one handler waits for its answer, more happens, and another handler is quicker.
      const event = provider.happen(customer) ?? take();
      if (!event) continue;
      provider.meanwhile = async () => {
        const newer = provider.happen(customer);
        if (newer) await deliver(newer);
      };
      await deliver(event);
      provider.meanwhile = undefined;
    } else {
      const event = take();
      if (event) await deliver(event);
    }
  }
}

/** What the reconciliation does: every event that the provider has and we have not, then what is to be ended there. */
async function heal(batch: Database, provider: ModelProvider, histories: number[]): Promise<void> {
  const parts = { database: batch, payments: provider };
  const feed = async () => {
    const known = new Set(
      (
        await batch.kysely
          .selectFrom('payment_events')
          .select('id')
          .where('customer_id', 'in', histories.map(customerOf))
          .execute()
      ).map(({ id }) => id),
    );
    for (const history of histories) {
      for (const event of provider.events.get(customerOf(history)) ?? [])
        if (!known.has(event.id)) await followProvider(parts, customerOf(history), event);
    }
  };
  await feed();
  const toEnd = await batch.kysely
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'end-subscription')
    .execute();
  for (const { payload } of toEnd) await provider.end(JSON.parse(payload).customerId);
  await batch.kysely.deleteFrom('outbox').where('kind', '=', 'end-subscription').execute();
  await feed();
}

it(
  `P15 T18 ${HISTORIES} random histories of a provider: each ends where the provider is, and Premium is what was paid`,
  async () => {
    const providers: ModelProvider[] = [];
    const batchFrom = (first: number) => Array.from({ length: BATCH }, (_, index) => first + index);
    const firsts = Array.from({ length: HISTORIES / BATCH }, (_, index) => index * BATCH);
    await database.transaction(async (batch) => {
      for (const first of firsts) await openBatch(batch, batchFrom(first));
    });
    const runBatch = async (first: number) => {
      const histories = batchFrom(first);
      const random = randomFrom(SEED + first);
      const provider = new ModelProvider(random);
      providers.push(provider);
      await database.transaction(async (batch) => {
        for (const history of histories) {
          provider.open(customerOf(history));
          await live(batch, provider, customerOf(history), random);
        }
        await heal(batch, provider, histories);
      });
    };
    const lanes = database.dialect.engine === 'postgres' ? 4 : 1;
    const lane = async () => {
      for (let first = firsts.shift(); first !== undefined; first = firsts.shift()) await runBatch(first);
    };
    await Promise.all(Array.from({ length: lanes }, lane));

    const members = new Map((await listMembers(database)).map((member) => [member.username, member]));
    const rows = await database.kysely
      .selectFrom('subscriptions')
      .select(['customer_id', 'status'])
      .execute();
    const statuses = new Map(rows.map((row) => [row.customer_id, row.status]));
    const wrong: string[] = [];
    const ends: Record<string, number> = {};
    for (const provider of providers) {
      for (const [customer, { status, periodEndsAt, isCancelled }] of provider.states) {
        const isPaid = status === 'active' && (periodEndsAt ?? 0) + (isCancelled ? 0 : DAY) > Date.now();
        const isPremium = members.get(nameOf(Number(customer.slice(4))))?.isPremium ?? false;
        if (statuses.get(customer) !== status || isPremium !== isPaid)
          wrong.push(`${customer}: ${status} there, ${statuses.get(customer)} here, premium ${isPremium}`);
        const end = `${status}${isPremium ? ' premium' : ''}`;
        ends[end] = (ends[end] ?? 0) + 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(statuses.size).toBe(HISTORIES);
    // Every end was reached by many, so that none of them was right by being absent.
    for (const end of ['incomplete', 'active', 'active premium', 'past_due', 'ended'])
      expect(ends[end], end).toBeGreaterThan(HISTORIES / 100);
  },
  PATIENCE_MS,
);
