import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyParts } from '#contract/endpoints/endpoint.ts';
import { type Span, scanJson } from './json-scan.ts';
import { Refusal } from './refusal.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The one way in for a body: JSON, in clean UTF-8, not deep and not of many parts, without keys that would reach into
 * objects' prototypes. Every other content type is answered with 415 before anything is read. A call that proves itself
 * by a signature gets its bytes as they came: read and written again they would be others.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = async ({ routeOptions }: FastifyRequest, bytes: Buffer) => {
    const { endpoint } = routeOptions.config;
    return endpoint?.access === 'signature'
      ? bytes
      : parseBody(bytes, bodyParts[endpoint?.bodySize ?? 'none']);
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse);
}

/** The value that the bytes spell; undefined where there are none. */
export function parseBody(bytes: Buffer, partsAtMost: number): unknown {
  // Clients that always name a type send no body with some calls; the schema says whether one was due.
  if (bytes.length === 0) return undefined;
  const spans = scanJson(bytes, partsAtMost);
  const longTexts = spans.map(({ start, end }) => bytes.toString('latin1', start, end));
  return putBack(parseShort(withoutTexts(bytes, spans)), longTexts);
}

/**
 * Long texts, which are pictures, go around the decoder and the parser: one emoji beside a picture would make both
 * five times as slow. In their place stands a character that no text of ours may hold, and their number.
 */
function withoutTexts(bytes: Buffer, spans: readonly Span[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const [index, { start, end }] of spans.entries()) {
    pieces.push(bytes.subarray(from, start), Buffer.from(`\\u0000${index}`));
    from = end;
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)]);
}

function parseShort(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal('malformed');
  }
}

/** The same value with its long texts. Refuses names that JavaScript itself would understand. */
function putBack(value: unknown, longTexts: readonly string[]): unknown {
  if (typeof value === 'string' && value.startsWith('\u0000')) {
    return longTexts[Number(value.slice(1))] ?? value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    if (name === '__proto__' || (name === 'constructor' && hasPrototype(fields[name]))) {
      throw new Refusal('malformed');
    }
    fields[name] = putBack(fields[name], longTexts);
  }
  return fields;
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
