import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

interface Sent {
  /** Turned into JSON, unless it is text or bytes already. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the server as a browser tab would: one cookie jar, nothing else remembered. */
export class Visitor {
  readonly #url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, headers ? { headers } : {});
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, { body, ...(headers && { headers }) });
  }

  /** By Node's own client, because fetch refuses to send some of the headers that tests need. */
  send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answer> {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes =
      body === undefined ? undefined : isRaw ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    const all: Record<string, string> = {
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
      ...(this.cookie && { cookie: this.cookie }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.#url);
      const call = request({ hostname, port, path, method, headers: withoutEmpty(all) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          this.#keepCookie(response.headers['set-cookie']);
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, text, body: parse(text) });
        });
      });
      call.on('error', reject);
      call.end(bytes);
    });
  }

  /** Opens an account with this name and stays signed in. */
  async register(username: string): Promise<Answer> {
    const answer = await this.post('/api/register', registration(username));
    if (answer.status !== 201) throw new Error(`${username} could not register: ${answer.text}`);
    return answer;
  }

  #keepCookie(set: string[] | undefined): void {
    for (const line of set ?? []) {
      const pair = line.split(';')[0] ?? '';
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
  }
}

export const PASSWORD = 'correct horse';

export function registration(username: string) {
  return { username, email: `${username}@example.org`, password: PASSWORD, isPremium: false };
}

/** A header set to nothing is left out: how a test sends a body without a content type. */
function withoutEmpty(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
