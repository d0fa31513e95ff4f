import { z } from 'zod';
import type { Transaction } from '../db/connection.ts';
import type { Mail, Mailer } from '../gateways/mail/mailer.ts';
import { putInOutbox } from './repository.ts';
import type { Delivery } from './runner.ts';

const KIND = 'mail';

const payload = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** A mail that leaves when the change that it tells of is kept, and never otherwise. */
export async function putMail(
  transaction: Transaction,
  { key, ...mail }: Mail,
  userId?: number,
): Promise<void> {
  await putInOutbox(transaction, { kind: KIND, key, payload: mail, ...(userId !== undefined && { userId }) });
}

export function mailDelivery(mailer: Mailer): Record<string, Delivery> {
  return { [KIND]: (entry) => mailer.send({ key: entry.key, ...payload.parse(entry.payload) }) };
}
