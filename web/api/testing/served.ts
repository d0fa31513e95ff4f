/** Stands in for the server in component tests: what is asked of it is noted, and it answers what the test says. */
export interface Served {
  readonly calls: readonly { readonly call: string; readonly body?: unknown }[];
  /** The same calls with what stood behind the question mark. */
  readonly asked: readonly string[];
  /** How a call ('GET /api/presets') is answered from now on; with its query, only that very one. */
  answer(call: string, status: number, body: unknown, headers?: Readonly<Record<string, string>>): void;
  /** Called at the moment when a call is made. */
  whenAsked(call: string, notice: () => void): void;
  /** The call waits until it is given an answer. */
  hold(call: string): void;
  stop(): void;
}

type Answer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | Promise<never>;

export function serve(first: Readonly<Record<string, unknown>>): Served {
  const real = window.fetch;
  const notices = new Map<string, () => void>();
  const calls: { call: string; body?: unknown }[] = [];
  const asked: string[] = [];
  const answers = new Map<string, Answer>(
    Object.entries(first).map(([call, body]) => [call, { status: 200, body }]),
  );
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), window.location.href);
    if (!pathname.startsWith('/api/')) return real(input, init);
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    notices.get(call)?.();
    calls.push({ call, ...(init?.body ? { body: JSON.parse(String(init.body)) } : {}) });
    asked.push(`${call}${search}`);
    const answer = answers.get(`${call}${search}`) ?? answers.get(call);
    const { status, body, headers } = (await answer) ?? { status: 404, body: { message: 'Not served' } };
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers,
      statusText: statusTexts[status] ?? '',
    });
  };
  return {
    calls,
    asked,
    answer: (call, status, body, headers) =>
      void answers.set(call, { status, body, ...(headers && { headers }) }),
    whenAsked: (call, notice) => void notices.set(call, notice),
    hold: (call) => void answers.set(call, new Promise(() => {})),
    stop: () => {
      window.fetch = real;
    },
  };
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
