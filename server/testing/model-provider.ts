import { OutOfReach } from '../gateways/breaker.ts';
import type { PaymentEvent, Payments, ProviderSubscription } from '../gateways/payments/payments.ts';

const DAY = 24 * 60 * 60_000;
/** The same for all, so that a state can come back as it was: what is told late must not be taken for what is new. */
const NEXT_END = Date.now() + 30 * DAY;
const LAST_END = Date.now() - 2 * DAY;

/** What can happen at the provider, as a change of what it has; null where it cannot happen now. */
const HAPPENINGS: Record<string, (state: ProviderSubscription) => Partial<ProviderSubscription> | null> = {
  pays: ({ status }) => (status === 'incomplete' ? { status: 'active', periodEndsAt: NEXT_END } : null),
  expires: ({ status }) => (status === 'incomplete' ? { status: 'ended' } : null),
  renews: ({ status, isCancelled, periodEndsAt }) =>
    status === 'active' && !isCancelled
      ? { periodEndsAt: Math.max(periodEndsAt ?? 0, NEXT_END) + 30 * DAY }
      : null,
  runsOut: ({ status }) => (status === 'active' ? { periodEndsAt: LAST_END } : null),
  fails: ({ status }) => (status === 'active' ? { status: 'past_due' } : null),
  recovers: ({ status }) => (status === 'past_due' ? { status: 'active', periodEndsAt: NEXT_END } : null),
  cancels: ({ status }) => (status === 'active' ? { isCancelled: true } : null),
  resumes: ({ status, isCancelled }) => (status === 'active' && isCancelled ? { isCancelled: false } : null),
  isRefunded: ({ status }) => (status === 'active' ? { status: 'refunded' } : null),
  ends: ({ status }) => (status === 'active' || status === 'past_due' ? { status: 'ended' } : null),
};
/** What ends a history is drawn once where all else is drawn three times, so that some are long. */
const ENDS = ['expires', 'isRefunded', 'ends'];
const NAMES = Object.keys(HAPPENINGS).flatMap((name) =>
  Array<string>(ENDS.includes(name) ? 1 : 3).fill(name),
);

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
    const possible = NAMES.filter((name) => HAPPENINGS[name]?.(state));
    const name = possible[Math.floor(this.#random() * possible.length)];
    const change = name === undefined ? null : HAPPENINGS[name]?.(state);
    return name && change ? this.#change(customerId, name, change) : undefined;
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
