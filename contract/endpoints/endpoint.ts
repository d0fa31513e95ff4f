import { type Address, type Method, type Path, splitAddress } from '#contract/endpoints/addresses.ts';
import type { Access } from '#contract/rules/access.ts';
import type { RateLimitName } from '#contract/rules/rate-limits.ts';
import type { z } from '#contract/zod.ts';

/** How large a body may be, in bytes. */
export const bodySizes = {
  none: 0,
  plain: 64 * 1024,
  webhook: 256 * 1024,
  picture: 7.5 * 1024 * 1024,
  pictures: 15 * 1024 * 1024,
} as const;

/**
 * How many parts a body may have: brackets, commas, colons, quotes and escapes. Three bytes make an object that takes
 * a hundred times as long to build as to send, so bytes alone are no limit. Our fullest bodies, a program of three
 * generators with fifty stages each and a post in which every character is an escape, have about 5,000.
 */
export const bodyParts: Readonly<Record<keyof typeof bodySizes, number>> = {
  none: 100,
  plain: 8_192,
  webhook: 8_192,
  picture: 8_192,
  pictures: 8_192,
};

type Schema = z.ZodType;

/**
 * One call, as data: the server builds its route from it, the browser takes its types from it (and the address
 * from addresses.ts). `null` stands for "there is none": no body to send, no content in the answer.
 */
export interface Endpoint<
  Params extends Schema | null = Schema | null,
  Query extends Schema | null = Schema | null,
  Body extends Schema | null = Schema | null,
  Answer extends Schema | null = Schema | null,
> {
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly access: Access;
  /** Besides `every`, which all calls share. */
  readonly limits: readonly RateLimitName[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly bodySize: keyof typeof bodySizes;
  readonly status: 200 | 201 | 204;
  readonly answer: Answer;
  /** Its refusals carry their words a second time as `error.message`, as the specification has it for one call. */
  readonly repeatsMessage: boolean;
}

type Optional = 'limits' | 'params' | 'query' | 'body' | 'bodySize' | 'status' | 'repeatsMessage';

type Definition<E extends Endpoint> = Omit<E, Optional | 'method' | 'path'> & Partial<Pick<E, Optional>>;

/** Fills in what most calls have in common: no parameters, no query, no body, status 200. */
export function endpoint<
  Params extends Schema | null = null,
  Query extends Schema | null = null,
  Body extends Schema | null = null,
  Answer extends Schema | null = null,
>(
  address: Address,
  definition: Definition<Endpoint<Params, Query, Body, Answer>>,
): Endpoint<Params, Query, Body, Answer> {
  const { method, path } = splitAddress(address);
  const defaults = {
    limits: [],
    params: null as Params,
    query: null as Query,
    body: null as Body,
    bodySize: definition.body ? 'plain' : 'none',
    status: definition.answer ? 200 : 204,
    repeatsMessage: false,
  } as const;
  return { method, path, ...defaults, ...definition };
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What the server answers with: the answer as it stands before it leaves through its schema. */
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;
/** What a handler is given after the checks. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What a client sends. */
export type SentBody<E extends Endpoint> = Input<E['body']>;
export type SentQuery<E extends Endpoint> = Input<E['query']>;
/** The variable parts of the path, each as it is at hand: the address is a text anyway. */
export type SentParams<E extends Endpoint> = E['params'] extends Schema
  ? { [Name in keyof z.input<E['params']>]: string | number }
  : undefined;
