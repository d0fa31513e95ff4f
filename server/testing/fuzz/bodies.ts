import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { z } from '#contract/zod.ts';
import { makePng, toDataUrl } from '../picture-files.ts';

/** The few words of JSON Schema that the contract's schemas are written in. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Arbitrary = fc.Arbitrary<unknown>;

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\u202E',
  "' or 1=1 --",
  '%',
  '_',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'data:image/png;base64,AAAA',
  toDataUrl(makePng(4, 4)),
  '9'.repeat(400),
  'a'.repeat(30_000),
  '🌀'.repeat(5_000),
  '__proto__',
  'constructor',
);
/** Made once: it takes a second. */
const anyText = fc.string({ unit: 'binary' });
const leaf: Arbitrary = fc.oneof(
  nasty,
  anyText,
  fc.integer(),
  fc.double(),
  fc.bigInt().map(String),
  fc.constantFrom(null, true, false, -0, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
);
const wrongValue = fc.oneof(leaf, fc.array(leaf, { maxLength: 5 }));

/** What nobody may set by asking for it. */
const FORBIDDEN = [
  'isPremium',
  'isAdmin',
  'isModerator',
  'userId',
  'id',
  'likes',
  'useCount',
  'role',
  'suspended',
];

/**
 * Bodies for a call, made from its own schema: what it asks for, seldom without a fault; fields that it knows with
 * anything in them; and what is no body at all.
 */
export function bodiesFor({ body }: Endpoint): fc.Arbitrary<string> {
  const asSent = body ? toJsonSchema(body, 'input') : {};
  // What is turned into another shape on its way in says only afterwards what it consists of.
  const asRead = body ? toJsonSchema(body, 'output') : {};
  const names = [...new Set([...namesIn(asSent), ...namesIn(asRead), ...FORBIDDEN])];
  const anyFields = fc.dictionary(fc.constantFrom(...names), wrongValue);
  const right = rightValue(asSent, asRead);
  const oneWrong = fc
    .tuple(right, fc.constantFrom(...names), wrongValue)
    .map(([right, name, wrong]) => ({ ...(right as object), [name]: wrong }));
  return fc.oneof(
    { arbitrary: oneWrong.map((value) => JSON.stringify(value)), weight: 4 },
    { arbitrary: anyFields.map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: anyFields.map((value) => JSON.stringify(value).slice(0, -1)), weight: 1 },
    { arbitrary: noBody, weight: 2 },
    { arbitrary: right.map((value) => JSON.stringify(value) ?? ''), weight: 1 },
  );
}

const noBody = fc.oneof(
  fc.anything({ maxDepth: 12 }).map(writeAnything),
  fc.integer({ min: 1, max: 50_000 }).map((depth) => '['.repeat(depth)),
  fc.constantFrom(
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"username":1e999}',
    '{"username":"a","username":"b"}',
    '\uFEFF{}',
    '{"a":"\\ud800"}',
    'x'.repeat(70_000),
  ),
  anyText,
);

function writeAnything(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

function namesIn({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const inside = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(namesIn);
  return [...Object.keys(properties), ...inside];
}

/** A value as the schema asks for it, as far as its words go. */
function rightValue(schema: JsonSchema, asRead: JsonSchema = schema): Arbitrary {
  const {
    type,
    properties = {},
    items = {},
    anyOf,
    enum: values,
    minimum = -1_000,
    maximum = 1_000,
  } = schema;
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map((one) => rightValue(one)));
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, field]) => [
      name,
      rightValue(field, asRead.properties?.[name]),
    ]);
    return fc.record(Object.fromEntries(fields));
  }
  if (type === 'array') return fc.array(rightValue(items), { minLength: schema.minItems ?? 0, maxLength: 3 });
  if (type === 'string') return rightText(schema);
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  return asRead === schema || Object.keys(asRead).length === 0 ? leaf : rightValue(asRead);
}

function rightText({ format }: JsonSchema): Arbitrary {
  if (format === 'email') return fc.integer({ min: 0 }).map((number) => `someone${number}@example.org`);
  return fc.oneof(
    fc.integer({ min: 0 }).map((number) => `words ${number}`),
    fc.constantFrom('diamond', toDataUrl(makePng(4, 4))),
  );
}
