import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { endpoints } from '#contract/endpoints/all.ts';
import { bodySizes, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { bodiesFor } from './bodies.ts';

export type Role = 'guest' | 'member' | 'staff';

/** One request of a wrong kind. */
export interface FuzzCase {
  endpoint: Endpoint;
  role: Role;
  path: string;
  headers: Record<string, string>;
  /** Made when it is sent: some have megabytes. */
  body: () => Buffer;
}

/** So few of the bodies are as large as they may be. */
const LARGE_ONE_IN = 300;

const contentType = fc.constantFrom(
  ...Array<string>(12).fill('application/json'),
  '',
  'text/plain',
  'application/json, text/html',
  'application/json\t;charset=x',
  'multipart/form-data',
  'application/xml',
);
const encoding = fc.constantFrom(
  ...Array<string>(12).fill(''),
  'br',
  'gzip',
  'identity',
  'deflate',
  'zstd',
  'br, gzip',
);
const forwarded = fc.constantFrom(
  ...Array<string>(6).fill(''),
  '9.9.9.9',
  '9.9.9.9:99',
  '2001:0db8::1',
  '[::ffff:9.9.9.9]:1',
  'x'.repeat(2_700),
  "'; drop table users; --, junk",
);
const segment = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999',
    '%00',
    '%F0',
    '..',
    'abc',
    '%E2%80%AE',
    'a'.repeat(64),
  ),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?cursor=%00',
    '?q=%25',
    '?q[]=1',
    '?q=1&q=2',
    '?__proto__[x]=1',
    `?q=${'a'.repeat(3_000)}`,
    '?cursor=%F0',
  ),
);
const largePart = fc.constantFrom(
  '{},',
  '"":1,',
  '\\"',
  '\\u0061',
  '🌀',
  '[',
  ' ',
  '1',
  'x',
  `"${'x'.repeat(20_000)}",`,
);
const largeStart = fc.constantFrom(
  '{"a":[',
  '{',
  '{"dataUrl":"',
  '{"imageUrl":"data:image/png;base64,',
  '{"content":"',
);

function casesFor(endpoint: Endpoint): fc.Arbitrary<FuzzCase> {
  const room = bodySizes[endpoint.bodySize];
  const large = fc.tuple(largeStart, largePart).map(
    ([start, part]) =>
      () =>
        Buffer.from(start + part.repeat((room * 0.99) / Buffer.byteLength(part))),
  );
  const usual = bodiesFor(endpoint).map((text) => () => Buffer.from(text));
  const body = fc.oneof({ arbitrary: usual, weight: LARGE_ONE_IN - 1 }, { arbitrary: large, weight: 1 });
  const role = fc.constantFrom<Role>('guest', 'member', 'staff');
  return fc
    .record({ role, segment, query, body, contentType, encoding, forwarded })
    .map(({ role, segment, query, body, contentType, encoding, forwarded }) => ({
      endpoint,
      // Who logs in or out is somebody else afterwards, and so would be all that follows.
      role: SESSION_CHANGES.has(endpoint.path) ? 'guest' : role,
      path: `${endpoint.path.replace(/\{\w+\}/, segment)}${query}`,
      headers: {
        'content-type': contentType,
        ...(encoding && { 'content-encoding': encoding }),
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      body: () => pack(body(), encoding),
    }));
}

const SESSION_CHANGES = new Set<string>([
  endpoints.login.path,
  endpoints.register.path,
  endpoints.logout.path,
]);

function pack(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes.subarray(0, bodySizes.plain));
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

const anyCase = fc.oneof(...(Object.values(endpoints) as Endpoint[]).map(casesFor));

/** The same cases for the same seed. */
export function makeCases(seed: number, count: number): FuzzCase[] {
  return fc.sample(anyCase, { seed, numRuns: count });
}
