/** Stands in for the server in component tests: what is asked of it is noted, and it answers what the test says. */
export interface Served {
  readonly calls: readonly { readonly call: string; readonly body?: unknown }[];
  /** How a call ('GET /api/presets') is answered from now on. */
  answer(call: string, status: number, body: unknown): void;
  /** Called at the moment when a call is made. */
  whenAsked(call: string, notice: () => void): void;
  /** The call waits until it is given an answer. */
  hold(call: string): void;
  stop(): void;
}

type Answer = { readonly status: number; readonly body: unknown } | Promise<never>;

export function serve(first: Readonly<Record<string, unknown>>): Served {
  const real = window.fetch;
  const notices = new Map<string, () => void>();
  const calls: { call: string; body?: unknown }[] = [];
  const answers = new Map<string, Answer>(
    Object.entries(first).map(([call, body]) => [call, { status: 200, body }]),
  );
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), window.location.href);
    if (!pathname.startsWith('/api/')) return real(input, init);
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    notices.get(call)?.();
    calls.push({ call, ...(init?.body ? { body: JSON.parse(String(init.body)) } : {}) });
    const { status, body } = (await answers.get(call)) ?? { status: 404, body: { message: 'Not served' } };
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      statusText: statusTexts[status] ?? '',
    });
  };
  return {
    calls,
    answer: (call, status, body) => void answers.set(call, { status, body }),
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
