import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/connection.ts';

const NAME = 'webhook';

/** The secret that the test provider signs by: made when it is first needed, and the same on all nodes. */
export async function readTestSecret({ kysely }: Database): Promise<string> {
  const find = () =>
    kysely.selectFrom('test_secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await kysely
    .insertInto('test_secrets')
    .values({ name: NAME, value: `whsec_test_${randomBytes(24).toString('base64url')}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.value ?? '';
}

const BETWEEN = '_secret_';

/** What opens one payment. It follows from its id, so that it is written down nowhere. */
export function toClientSecret(id: string, secret: string): string {
  return `${id}${BETWEEN}${createHmac('sha256', secret).update(id).digest('hex').slice(0, 32)}`;
}

/** The payment that a secret opens, or null when nobody gave it out. */
export function readClientSecret(clientSecret: string, secret: string): string | null {
  const id = clientSecret.split(BETWEEN)[0] ?? '';
  const [given, right] = [Buffer.from(clientSecret), Buffer.from(toClientSecret(id, secret))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
