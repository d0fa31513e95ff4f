import { addresses, splitAddress } from '#contract/endpoints/addresses.ts';
import type { EndpointName, endpoints } from '#contract/endpoints/all.ts';
import type { AnswerOf, SentBody, SentParams, SentQuery } from '#contract/endpoints/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];

/** Asked for where the contract has it, refused where it has none. */
type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : { [K in Key]: Value };

type Sent<Name extends EndpointName> = Part<'params', SentParams<EndpointOf<Name>>> &
  Part<'query', SentQuery<EndpointOf<Name>> | undefined> &
  Part<'body', SentBody<EndpointOf<Name>>>;

type SentArguments<Name extends EndpointName> =
  Record<never, never> extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>];

/**
 * Makes a call of the contract, by its name there. Throws an `ApiError` for every answer that is not 2xx.
 * Only types come from the schemas: the server has checked what it sends.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  ...sent: SentArguments<Name>
): Promise<AnswerOf<EndpointOf<Name>>> {
  const { method } = splitAddress(addresses[name]);
  const response = await request(method, addressOf(name, sent[0]), sent[0]?.body);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<EndpointOf<Name>>;
}

/** One page of a list that comes page by page; `next` is the cursor of the one behind it, null on the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

type ListName = {
  [Name in EndpointName]: AnswerOf<EndpointOf<Name>> extends readonly unknown[] ? Name : never;
}[EndpointName];

/** Fetches a page. Where the next one is stands in the answer's `Link` header, not in the list itself. */
export async function callPage<Name extends ListName>(
  name: Name,
  ...sent: SentArguments<Name>
): Promise<Page<AnswerOf<EndpointOf<Name>>[number]>> {
  const response = await request('GET', addressOf(name, sent[0]));
  return { items: await response.json(), next: nextCursor(response.headers.get('Link')) };
}

function nextCursor(link: string | null): string | null {
  const [, address] = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/) ?? [];
  return address === undefined ? null : new URL(address, 'http://here').searchParams.get('cursor');
}

/** The key under which an answer is kept: the whole address, so that two members' posts are two answers. */
export function keyOf<Name extends EndpointName>(
  name: Name,
  ...sent: SentArguments<Name>
): readonly [address: string] {
  return [addressOf(name, sent[0])];
}

/**
 * The one request helper: cookies always, and a JSON body with its content type only when there is a
 * body.
 */
export async function request(method: string, address: string, body?: unknown): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

function addressOf(name: EndpointName, { params = {}, query = {} }: Pieces = {}): string {
  const { path } = splitAddress(addresses[name]);
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = params[part];
    // A part left out would make the address of another call: /api/users/ instead of /api/users/7.
    if (value === undefined || value === '') throw new Error(`${name} was called without its ${part}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [part, value] of Object.entries(query)) {
    if (value !== undefined) search.set(part, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface Pieces {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
}
