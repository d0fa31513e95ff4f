import { z } from 'zod';
import { defaultSupportEmail } from '#contract/product.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** All that can be set from outside, checked. */
export type Config = z.infer<typeof environment>;

/** Every mistake in the environment at once, a line each. Never with a value: it may be a secret. */
export class ConfigProblem extends Error {}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const webAddress = z.url({ protocol: /^https?$/ });

/** What holds where nothing is set, and what a failure speaks of then. */
export const defaults = { PORT: 5_000, HOST: '127.0.0.1', DATA_DIR: './data' } as const;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(defaults.PORT),
  HOST: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[\w.:-]+$/)
    .default(defaults.HOST),
  DATA_DIR: z.string().min(1).default(defaults.DATA_DIR),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: webAddress
    .refine((address) => !address.includes('@'))
    .transform((address) => new URL(address))
    .refine((url) => url.pathname === '/' && !url.search && !url.hash)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^,\s]+(?:,whsec_[^,\s]+)*$/)
    .optional(),
  STRIPE_PRICE_MONTHLY: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_YEARLY: z.string().startsWith('price_').optional(),
  LLM_URL: webAddress.optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  SUPPORT_EMAIL: z.email().default(defaultSupportEmail),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  TRUST_PROXY: z
    .string()
    .transform(readTrustedProxies)
    .refine((isTrusted) => isTrusted !== undefined)
    .optional(),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,3})?$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1),
  DRAIN_SECONDS: wholeNumber(0, 600).optional(),
});

type Name = keyof typeof environment.shape;

/** @internal A test takes it, to see that the tests hide every one of them. */
export const settingNames = Object.keys(environment.shape) as Name[];

/** What each must look like, and an example: the second half of the line about a mistake. */
const RULES: Record<Name, [rule: string, example: string]> = {
  PORT: ['must be a whole number from 0 (any free port) to 65535', '5000'],
  HOST: ['must be the name or address to listen on', '127.0.0.1'],
  DATA_DIR: ['must be a folder', './data'],
  DATABASE_URL: ['must be the address of a PostgreSQL database', 'postgres://user:password@host:5432/cymara'],
  PUBLIC_URL: ['must be the site’s web address without a path', 'https://cymara.example'],
  SMTP_URL: ['must be the address of a mail server', 'smtp://user:password@host:587'],
  STRIPE_SECRET_KEY: ['must be a secret key of Stripe', 'sk_live_…'],
  STRIPE_PUBLISHABLE_KEY: ['must be a publishable key of Stripe', 'pk_live_…'],
  STRIPE_WEBHOOK_SECRET: [
    'must be the signing secret of a Stripe webhook, or several with commas',
    'whsec_…',
  ],
  STRIPE_PRICE_MONTHLY: ['must be the id of a Stripe price', 'price_…'],
  STRIPE_PRICE_YEARLY: ['must be the id of a Stripe price', 'price_…'],
  LLM_URL: ['must be the web address of a language model', 'https://llm.example/v1'],
  LLM_API_KEY: ['must not be empty', 'the key that the provider gave you'],
  LLM_MODEL: ['must be the name of a model', 'small-model'],
  SUPPORT_EMAIL: ['must be an e-mail address', defaultSupportEmail],
  LOG_LEVEL: ['must be silent, fatal, error, warn, info, debug or trace', 'info'],
  TRUST_PROXY: [
    'must be the number of proxies in front (1–10), or a list of their networks, none wider than /8 (IPv6: /16)',
    '10.0.0.0/8',
  ],
  RATE_LIMIT_SCALE: ['must be a number above 0 that multiplies all limits', '1'],
  DRAIN_SECONDS: ['must be a whole number of seconds from 0 to 600', '5'],
};

/** Those that are of use together only: the first needs all the others. */
const BELONG_TOGETHER: [Name, ...Name[]][] = [
  [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_MONTHLY',
    'STRIPE_PRICE_YEARLY',
  ],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_MONTHLY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_YEARLY', 'STRIPE_SECRET_KEY'],
  ['LLM_API_KEY', 'LLM_URL'],
  ['LLM_MODEL', 'LLM_URL'],
  ['LLM_URL', 'LLM_MODEL'],
];

export function readConfig(env: NodeJS.ProcessEnv): Config {
  // A name without a value, as `PORT= npm start` or an empty line of an env file gives, is not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const checked = environment.safeParse(set);
  const wrong = new Set(checked.success ? [] : checked.error.issues.map((issue) => issue.path[0] as Name));
  const problems = [...wrong].map((name) => describe(name, RULES[name][0]));
  for (const [name, ...others] of BELONG_TOGETHER) {
    const missing = set[name] === undefined ? [] : others.filter((other) => set[other] === undefined);
    for (const other of missing) problems.push(describe(other, `is missing, and ${name} needs it`));
  }
  if (problems.length || !checked.success) throw new ConfigProblem([...new Set(problems)].join('\n'));
  return checked.data;
}

/** Names that look like ours and are not: most likely a slip. */
export function unknownNames(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).filter((name) => name.startsWith('CYMARA_'));
}

function describe(name: Name, reason: string): string {
  return `${name} ${reason}. Example: ${name}=${RULES[name][1]}`;
}
