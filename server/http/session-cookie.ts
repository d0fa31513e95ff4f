import type { FastifyReply, FastifyRequest } from 'fastify';
import { memberLifetime } from './session-rules.ts';

/**
 * Under https the name's prefix makes browsers insist on Secure, the whole site and no Domain, so that no
 * sister host can plant a session. Plain http, for use on one's own machine, cannot have that.
 */
export class SessionCookie {
  readonly #isHttps: boolean;
  readonly #name: string;

  constructor(isHttps: boolean) {
    this.#isHttps = isHttps;
    this.#name = isHttps ? '__Host-cymara_sid' : 'cymara_sid';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.#name];
  }

  write(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#name, token, { ...this.#attributes, maxAge: memberLifetime.absolute / 1_000 });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.#name, this.#attributes);
  }

  get #attributes() {
    return { path: '/', httpOnly: true, secure: this.#isHttps, sameSite: 'lax' } as const;
  }
}
