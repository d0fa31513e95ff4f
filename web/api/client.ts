import { addresses, splitAddress } from '#contract/endpoints/addresses.ts';
import type { EndpointName, endpoints } from '#contract/endpoints/all.ts';
import type { AnswerOf, SentBody, SentQuery } from '#contract/endpoints/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];

interface Sent<Name extends EndpointName> {
  params?: Record<string, string | number>;
  query?: SentQuery<EndpointOf<Name>>;
  body?: SentBody<EndpointOf<Name>>;
}

/**
 * Makes a call of the contract, by its name there. Throws an `ApiError` for every answer that is not 2xx.
 * Only types come from the schemas: the server has checked what it sends.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<AnswerOf<EndpointOf<Name>>> {
  const { method, path } = splitAddress(addresses[name]);
  const response = await request(method, fill(path, sent), sent.body);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<EndpointOf<Name>>;
}

/** The path of a call, as the key under which its answer is kept. */
export const pathOf = (name: EndpointName): string => splitAddress(addresses[name]).path;

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

function fill(path: string, { params = {}, query }: Pick<Sent<EndpointName>, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
