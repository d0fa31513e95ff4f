import { describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig, unknownNames } from './config.ts';

describe('the environment', () => {
  it('RUN-06 RUN-07 when empty gives port 5000 on 127.0.0.1, and the folder ./data', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 5_000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      LOG_LEVEL: 'warn',
      SUPPORT_EMAIL: 'support@cymara.example',
      RATE_LIMIT_SCALE: 1,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 5_000 });
  });

  it.each([
    ['PORT', ['http', '-1', '65536', '5e3', ' 5000'], ['0', '65535']],
    ['HOST', ['a b', '/'], ['0.0.0.0', '::1', 'localhost']],
    ['DATABASE_URL', ['mysql://x/y', 'nonsense'], ['postgres://u:p@h:1/d', 'postgresql://h/d']],
    [
      'PUBLIC_URL',
      ['cymara.example', 'https://x/y', 'https://u@x/', 'https://:p@x', 'https://@x', 'https://x/?a=1'],
      ['https://x.example', 'http://x/'],
    ],
    ['SMTP_URL', ['http://x'], ['smtp://x:25', 'smtps://u:p@x']],
    ['SUPPORT_EMAIL', ['nobody'], ['help@cymara.example']],
    ['LOG_LEVEL', ['loud'], ['silent', 'trace']],
    ['TRUST_PROXY', ['all', '0.0.0.0/1,128.0.0.0/1'], ['1', '10.0.0.0/8, ::1']],
    ['RATE_LIMIT_SCALE', ['0', '-1', 'x', '1e3'], ['0.1', '1000']],
    ['DRAIN_SECONDS', ['-1', '601', 'x'], ['0', '5']],
  ])('RUN-10 takes a good %s and refuses a bad one in one line', (name, bad, good) => {
    for (const value of good) expect(() => readConfig({ [name]: value })).not.toThrow();
    for (const value of bad) {
      expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem);
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name} [^\\n]+ Example: ${name}=[^\\n]+$`),
      );
    }
  });

  it('RUN-10 names all mistakes at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET is missing, and STRIPE_SECRET_KEY needs it'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ STRIPE_PRICE_YEARLY: 'price_1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,sk_2' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ LLM_API_KEY: 'k' }, 'LLM_URL is missing'],
    [{ LLM_URL: 'https://llm.example' }, 'LLM_MODEL is missing'],
  ])('RUN-10 half a pair is a mistake: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('names that look like ours and are not are told', () => {
    expect(unknownNames({ CYMARA_PORT: '1', PATH: '' })).toEqual(['CYMARA_PORT']);
  });
});
