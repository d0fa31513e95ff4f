import type { AnswerOf, Endpoint, SentBody, SentQuery } from '#contract/endpoints/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';

interface Sent<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: SentQuery<E>;
  body?: SentBody<E>;
}

/** Makes a call of the contract. Throws an `ApiError` for every answer that is not 2xx. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<AnswerOf<E>> {
  const response = await request(endpoint.method, addressOf(endpoint.path, sent), sent.body);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
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

function addressOf(path: string, { params = {}, query }: Sent<Endpoint>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
