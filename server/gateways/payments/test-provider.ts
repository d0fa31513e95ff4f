import { z } from 'zod';
import type { SignedRequest } from '../../http/call.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { isSigned, sign } from './signature.ts';

/** Its events, in the parts of a Stripe event that we read. */
const testEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  data: z.object({ object: z.object({ subscription: z.string().nullable() }) }),
});

export const SIGNATURE_HEADER = 'stripe-signature';

/** The embedded form: takes no money, and speaks as a real provider would, signatures included. */
export class TestProvider implements Payments {
  readonly #secrets: readonly string[];

  /** The first secret signs; the others are still believed. */
  constructor(secrets: readonly [string, ...string[]]) {
    this.#secrets = secrets;
  }

  readEvent({ bytes, headers }: SignedRequest): PaymentEvent | null {
    if (!isSigned(bytes, headers[SIGNATURE_HEADER], this.#secrets)) return null;
    const { id, type, created, data } = testEvent.parse(JSON.parse(bytes.toString('utf8')));
    return { id, type, at: created * 1_000, subscriptionId: data.object.subscription };
  }

  /** A webhook as it would arrive. */
  write({ id, type, at, subscriptionId }: PaymentEvent): SignedRequest {
    const created = Math.floor(at / 1_000);
    const event: z.infer<typeof testEvent> = {
      id,
      type,
      created,
      data: { object: { subscription: subscriptionId } },
    };
    const bytes = Buffer.from(JSON.stringify(event));
    const [secret = ''] = this.#secrets;
    return { bytes, headers: { [SIGNATURE_HEADER]: sign(bytes, secret, Math.floor(Date.now() / 1_000)) } };
  }
}
