import { OutOfReach } from '../gateways/breaker.ts';
import type { PaymentEvent, Payments, ProviderSubscription } from '../gateways/payments/payments.ts';

const DAY = 24 * 60 * 60_000;

/** What can happen at the provider, as a change of what it has; null where it cannot happen now. */
const HAPPENINGS: Record<string, (state: ProviderSubscription) => Partial<ProviderSubscription> | null> = {
  pays: ({ status }) =>
    status === 'incomplete' ? { status: 'active', periodEndsAt: Date.now() + 30 * DAY } : null,
  expires: ({ status }) => (status === 'incomplete' ? { status: 'ended' } : null),
  renews: ({ status, isCancelled, periodEndsAt }) =>
    status === 'active' && !isCancelled ? { periodEndsAt: (periodEndsAt ?? 0) + 30 * DAY } : null,
  runsOut: ({ status }) => (status === 'active' ? { periodEndsAt: Date.now() - 2 * DAY } : null),
  fails: ({ status }) => (status === 'active' ? { status: 'past_due' } : null),
  recovers: ({ status }) =>
    status === 'past_due' ? { status: 'active', periodEndsAt: Date.now() + 30 * DAY } : null,
  cancels: ({ status }) => (status === 'active' ? { isCancelled: true } : null),
  resumes: ({ status, isCancelled }) => (status === 'active' && isCancelled ? { isCancelled: false } : null),
  isRefunded: ({ status }) => (status === 'active' ? { status: 'refunded' } : null),
  ends: ({ status }) => (status === 'active' || status === 'past_due' ? { status: 'ended' } : null),
};
const NAMES = Object.keys(HAPPENINGS);
/** A history that does not begin with a payment is soon told. */
const PAYS_FIRST = 0.85;

/** A provider that is nothing but what it has, with a line that may break. */
export class ModelProvider implements Payments {
  readonly form = { provider: 'test', publishableKey: null } as const;
  readonly states = new Map<string, ProviderSubscription>();
  readonly events = new Map<string, PaymentEvent[]>();
  readonly #random: () => number;
  /** Runs while somebody waits for an answer that was true when they asked. */
  meanwhile: (() => Promise<void>) | undefined;
  isOutOfReach = false;

  constructor(random: () => number) {
    this.#random = random;
  }

  open(customerId: string): void {
    this.states.set(customerId, {
      plan: 'monthly',
      status: 'incomplete',
      periodEndsAt: null,
      isCancelled: false,
    });
    this.events.set(customerId, []);
  }

  /** Lets something happen that can, and answers the event that tells of it. */
  happen(customerId: string): PaymentEvent | undefined {
    const state = this.#stateOf(customerId);
    const isPaidNow = state.status === 'incomplete' && this.#random() < PAYS_FIRST;
    const name = isPaidNow ? 'pays' : (NAMES[Math.floor(this.#random() * NAMES.length)] ?? 'pays');
    const change = HAPPENINGS[name]?.(state);
    if (!change) return undefined;
    return this.#change(customerId, name, change);
  }

  async read(customerId: string): Promise<ProviderSubscription | null> {
    if (this.isOutOfReach) throw new OutOfReach('the line is broken');
    const answer = { ...this.#stateOf(customerId) };
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    return answer;
  }

  async end(customerId: string): Promise<void> {
    if (this.#stateOf(customerId).status !== 'ended') this.#change(customerId, 'ends', { status: 'ended' });
  }

  async listEvents(): Promise<PaymentEvent[]> {
    return [...this.events.values()].flat();
  }

  openEmbedded = unused;
  openCheckout = unused;
  setCancelled = unused;
  openPortal = unused;
  readEvent = unused;

  #stateOf(customerId: string): ProviderSubscription {
    const state = this.states.get(customerId);
    if (!state) throw new Error(`${customerId} is nobody`);
    return state;
  }

  #change(customerId: string, type: string, change: Partial<ProviderSubscription>): PaymentEvent {
    this.states.set(customerId, { ...this.#stateOf(customerId), ...change });
    const events = this.events.get(customerId) ?? [];
    const event = { id: `evt_${customerId}_${events.length}`, type, at: Date.now(), customerId };
    events.push(event);
    return event;
  }
}

function unused(): never {
  throw new Error('no history asks for this');
}
