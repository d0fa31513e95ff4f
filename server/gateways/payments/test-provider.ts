import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Happening } from '#contract/entities/subscription.ts';
import { pages } from '#contract/rules/pages.ts';
import { findTestCard } from '#contract/rules/test-cards.ts';
import type { Database } from '../../db/connection.ts';
import { readClock } from '../../db/read-clock.ts';
import type { TestSubscriptionRow } from '../../db/schema.ts';
import type { SignedRequest } from '../../http/call.ts';
import { putInOutbox } from '../../outbox/repository.ts';
import type { PaymentEvent, Payments, ProviderStatus, ProviderSubscription, Wanted } from './payments.ts';
import { periodAfter } from './period.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './signature.ts';
import { readClientSecret, readTestSecret, toClientSecret } from './test-secret.ts';

/** Its events, in the parts of a Stripe event that we read. */
const testEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  data: z.object({ object: z.object({ customer: z.string().nullable() }) }),
});

/** How its webhooks lie in the outbox. */
export const WEBHOOK_KIND = 'test-webhook';
/** A payment that nobody made in so long is not open any more. */
const OPEN_FOR_MS = 23 * 60 * 60_000;

type Paying = 'paid' | 'declined' | 'needs_confirmation' | 'closed' | 'unknown_card';

interface Change {
  status?: ProviderStatus;
  period_ends_at?: number;
  is_cancelled?: 0 | 1;
  awaits_confirmation?: 0 | 1;
}

/** What each is called in the event that tells of it, and what it changes. */
const HAPPENINGS: Record<Happening, [type: string, toChange: (nextEnd: number) => Change]> = {
  renew: ['invoice.paid', (nextEnd) => ({ status: 'active', period_ends_at: nextEnd })],
  fail: ['invoice.payment_failed', () => ({ status: 'past_due' })],
  refund: ['charge.refunded', () => ({ status: 'refunded' })],
  cancel: ['customer.subscription.deleted', () => ({ status: 'ended' })],
};

const newId = (kind: string) => `${kind}_test_${randomBytes(16).toString('hex')}`;

/**
 * The embedded form: takes no money, and behaves as a real provider would. Its tables are its own; its webhooks are
 * signed, wait in the outbox, and come through the door where all webhooks come.
 */
export class TestProvider implements Payments {
  readonly form = { provider: 'test', publishableKey: null } as const;
  readonly #database: Database;
  readonly #site: () => string;
  #secret: string | undefined;

  constructor(database: Database, site: () => string) {
    this.#database = database;
    this.#site = site;
  }

  async openEmbedded(wanted: Wanted) {
    const { id, customer_id } = await this.#open(wanted);
    return { customerId: customer_id, clientSecret: toClientSecret(id, await this.#readSecret()) };
  }

  async openCheckout(wanted: Wanted) {
    const { customerId, clientSecret } = await this.openEmbedded(wanted);
    // Behind a hash, which browsers send to nobody.
    return { customerId, url: `${this.#site()}${pages.testCheckout.path}#secret=${clientSecret}` };
  }

  async read(customerId: string): Promise<ProviderSubscription | null> {
    const row = await this.#find('customer_id', customerId);
    return row
      ? {
          plan: row.plan,
          status: row.status,
          periodEndsAt: row.period_ends_at,
          isCancelled: row.is_cancelled === 1,
        }
      : null;
  }

  async setCancelled(customerId: string, isCancelled: boolean): Promise<void> {
    await this.#change({ customerId, type: 'customer.subscription.updated' }, () => ({
      is_cancelled: isCancelled ? 1 : 0,
    }));
  }

  async end(customerId: string): Promise<void> {
    await this.#change({ customerId, type: 'customer.subscription.deleted' }, () => ({ status: 'ended' }));
  }

  /** It has no page of its own for that: cards are not kept, and receipts come by mail. */
  async openPortal(_customerId: string, returnUrl: string): Promise<string> {
    return returnUrl;
  }

  async listEvents(sinceMs: number): Promise<PaymentEvent[]> {
    return this.#database.kysely
      .selectFrom('test_events')
      .select(['id', 'type', 'at', 'customer_id as customerId'])
      .where('at', '>=', sinceMs)
      .orderBy('at')
      .execute();
  }

  async readEvent({ bytes, headers }: SignedRequest): Promise<PaymentEvent | null> {
    if (!isSigned(bytes, headers[SIGNATURE_HEADER], [await this.#readSecret()])) return null;
    const { success, data: event } = testEvent.safeParse(parseJson(bytes));
    if (!success) return null;
    const { id, type, created, data } = event;
    return { id, type, at: created * 1_000, customerId: data.object.customer };
  }

  /** A webhook as it would arrive. */
  async write({ id, type, at, customerId }: PaymentEvent): Promise<SignedRequest> {
    const created = Math.floor(at / 1_000);
    const event: z.infer<typeof testEvent> = {
      id,
      type,
      created,
      data: { object: { customer: customerId } },
    };
    const bytes = Buffer.from(JSON.stringify(event));
    const signature = sign(bytes, await this.#readSecret(), Math.floor(Date.now() / 1_000));
    return { bytes, headers: { [SIGNATURE_HEADER]: signature } };
  }

  /** The payment that a secret opens. */
  async show(clientSecret: string): Promise<TestSubscriptionRow | undefined> {
    const id = readClientSecret(clientSecret, await this.#readSecret());
    return id === null ? undefined : this.#find('id', id);
  }

  /** What a card does to a payment that is open. The number goes no further than its judgement. */
  async pay(row: TestSubscriptionRow, cardNumber: string): Promise<Paying> {
    const judgement = findTestCard(cardNumber)?.outcome;
    if (!judgement) return 'unknown_card';
    if (judgement === 'paid') return this.#takeMoney(row, false);
    const type = judgement === 'declined' ? 'invoice.payment_failed' : 'invoice.payment_action_required';
    const isOpen = await this.#change({ customerId: row.customer_id, type, isOpen: true }, () => ({
      awaits_confirmation: judgement === 'declined' ? 0 : 1,
    }));
    return isOpen ? judgement : 'closed';
  }

  /** The answer to what a card asked for. */
  async confirm(row: TestSubscriptionRow, isAgreed: boolean): Promise<Paying> {
    if (isAgreed) return this.#takeMoney(row, true);
    const change = { customerId: row.customer_id, type: 'invoice.payment_failed', isOpen: true };
    return (await this.#change(change, () => ({ awaits_confirmation: 0 }))) ? 'declined' : 'closed';
  }

  /** For administrators: lets something happen, and tells of it unless the webhook is to be lost. To whom it happened. */
  async happen(id: string, happening: Happening, isWebhookLost: boolean): Promise<string | null> {
    const row = await this.#find('id', id);
    // Only what was paid once can be renewed or fail.
    if (!row || (row.status === 'incomplete' && happening !== 'cancel')) return null;
    const { customer_id: customerId, plan } = row;
    // What is cancelled is not renewed: its period is over, and so is it.
    const [type, toChange] =
      HAPPENINGS[happening === 'renew' && row.is_cancelled === 1 ? 'cancel' : happening];
    const isChanged = await this.#change({ customerId, type, isWebhookLost }, (now) =>
      toChange(periodAfter(Math.max(row.period_ends_at ?? 0, now), plan)),
    );
    return isChanged ? customerId : null;
  }

  listSubscriptions(): Promise<TestSubscriptionRow[]> {
    return this.#database.kysely
      .selectFrom('test_subscriptions')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
  }

  async #open({ reference, plan, returnUrl }: Wanted): Promise<TestSubscriptionRow> {
    const { kysely, dialect } = this.#database;
    await kysely
      .insertInto('test_subscriptions')
      .values({
        id: newId('sub'),
        reference,
        customer_id: newId('cus'),
        plan,
        status: 'incomplete',
        return_url: returnUrl,
        created_at: dialect.now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    return kysely
      .selectFrom('test_subscriptions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  }

  async #takeMoney(row: TestSubscriptionRow, mustAwait: boolean): Promise<Paying> {
    const { customer_id: customerId, plan } = row;
    const change = { customerId, type: 'invoice.paid', isOpen: true, ...(mustAwait && { isAwaited: true }) };
    const isTaken = await this.#change(change, (now) => ({
      status: 'active',
      period_ends_at: periodAfter(now, plan),
      awaits_confirmation: 0,
    }));
    return isTaken ? 'paid' : 'closed';
  }

  /** A change, the event that tells of it and the webhook on its way: all of them or none. What has ended stays so. */
  #change(
    what: {
      customerId: string;
      type: string;
      isOpen?: boolean;
      isAwaited?: boolean;
      isWebhookLost?: boolean;
    },
    toChange: (now: number) => Change,
  ): Promise<boolean> {
    const { customerId, type, isOpen = false, isAwaited = false, isWebhookLost = false } = what;
    return this.#database.transaction(async (transaction) => {
      const now = await readClock(transaction);
      let update = transaction.kysely
        .updateTable('test_subscriptions')
        .set(toChange(now))
        .where('customer_id', '=', customerId)
        .where('status', isOpen ? '=' : '<>', isOpen ? 'incomplete' : 'ended');
      if (isOpen) update = update.where('created_at', '>', now - OPEN_FOR_MS);
      if (isAwaited) update = update.where('awaits_confirmation', '=', 1);
      const { numUpdatedRows } = await update.executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const event: PaymentEvent = { id: newId('evt'), type, at: now, customerId };
      await transaction.kysely
        .insertInto('test_events')
        .values({ id: event.id, type, at: now, customer_id: customerId })
        .execute();
      if (!isWebhookLost)
        await putInOutbox(transaction, { kind: WEBHOOK_KIND, key: event.id, payload: event });
      return true;
    });
  }

  #find(column: 'id' | 'customer_id', value: string): Promise<TestSubscriptionRow | undefined> {
    return this.#database.kysely
      .selectFrom('test_subscriptions')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
  }

  async #readSecret(): Promise<string> {
    this.#secret ??= await readTestSecret(this.#database);
    return this.#secret;
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
