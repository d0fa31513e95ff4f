import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password.ts';

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('correct horse', one)).toBe(true);
    expect(await isPassword('correct horse ', one)).toBe(false);
  });

  it('is never right for an account that does not exist, not even the stand-in’s own', async () => {
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });

  it('is hashed anew when the parameters have changed', async () => {
    expect(isOutdated(await hashPassword('correct horse'))).toBe(false);
    expect(isOutdated(await hash('correct horse', { memoryCost: 8_192, timeCost: 1 }))).toBe(true);
  });

  it('waits in a short line; who finds the line full is told to come back', async () => {
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => isPassword('x', undefined)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(80 - 4 - 60);
    expect(refused[0]?.reason).toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 2 });
    expect(await isPassword('x', undefined)).toBe(false);
  });
});
