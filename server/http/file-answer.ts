import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNamed } from './prepared-answer.ts';

interface FileParts {
  type: string;
  /** Names this very content: who has it already need not fetch it again. */
  tag: string;
  /** Whether everyone may see it, and with it every cache in between. */
  isPublic: boolean;
  read(): Promise<Buffer>;
}

/** The bytes under this address never change; whether they may still be seen is asked again after a day. */
const FOR_EVERYONE = { 'Cache-Control': 'public, max-age=86400, immutable' };
/** The browser may keep it, no cache between may, and each use asks first. */
const FOR_THIS_CALLER = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
/** Opened on its own it is a picture and nothing else: no script in it could run, no page in it would be ours. */
const NO_POWERS = "default-src 'none'; sandbox";

/** An answer that is a file. It is read only when the caller does not have it yet. */
export class FileAnswer {
  readonly #parts: FileParts;

  constructor(parts: FileParts) {
    this.#parts = parts;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { type, tag, isPublic, read } = this.#parts;
    reply.removeHeader('Vary');
    reply.headers({ ETag: `"${tag}"`, 'Content-Security-Policy': NO_POWERS });
    reply.headers(isPublic ? FOR_EVERYONE : FOR_THIS_CALLER);
    const known = request.headers['if-none-match'];
    if (known !== undefined && isNamed(`"${tag}"`, known)) return reply.code(304).send();
    return reply.type(type).send(await read());
  }
}
