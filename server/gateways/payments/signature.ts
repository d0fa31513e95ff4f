import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'stripe-signature';

/** How old a signed message may be, and how far ahead of our clock. */
export const SIGNED_FOR_SECONDS = 300;

/** Signs a message in the format of Stripe's webhooks: the time, and an HMAC over the time and the bytes. */
export function sign(bytes: Buffer, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${hmac(bytes, secret, String(atSeconds)).toString('hex')}`;
}

/** Whether one of the secrets signed these very bytes a short while ago. Several are of use while one is replaced. */
export function isSigned(
  bytes: Buffer,
  header: unknown,
  secrets: readonly string[],
  nowSeconds = Date.now() / 1_000,
): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.split('=') as [string, string | undefined]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowSeconds - Number(time)) > SIGNED_FOR_SECONDS) return false;
  const given = parts.filter(([name]) => name === 'v1').map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return secrets.some((secret) => {
    const expected = hmac(bytes, secret, time);
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

function hmac(bytes: Buffer, secret: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
}
