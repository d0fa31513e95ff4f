import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKeyOf } from './address.ts';
import { isNamed } from './prepared-answer.ts';
import { Shares } from './shares.ts';

interface FileParts {
  type: string;
  /** Names this very content: who has it already need not fetch it again. */
  tag: string;
  /** Whether everyone may see it, and with it every cache in between. */
  isPublic: boolean;
  size: number;
  /** So many bytes from there on, or what is left of them. */
  read(begin: number, length: number): Promise<Buffer>;
}

/**
 * What is held for one reader at a time. The next piece is read when this one was taken: who asks for many files and
 * takes nothing must not have them all lie in memory.
 */
const PIECE_BYTES = 256 * 1_024;
/** Files on their way. A browser asks for six at a time. */
const onTheirWay = new Shares({ perCaller: 64, inAll: 512 });

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
    const { type, tag, isPublic, size } = this.#parts;
    reply.removeHeader('Vary');
    reply.headers({ ETag: `"${tag}"`, 'Content-Security-Policy': NO_POWERS });
    reply.headers(isPublic ? FOR_EVERYONE : FOR_THIS_CALLER);
    const known = request.headers['if-none-match'];
    if (known !== undefined && isNamed(`"${tag}"`, known)) return reply.code(304).send();
    reply.type(type).header('Content-Length', size);
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    reply.raw.once('close', onTheirWay.take(addressKeyOf(request), 1));
    // Before the answer begins, so that one which cannot be read is still refused in words.
    const first = await this.#readFrom(0);
    return reply.send(first.length === size ? first : Readable.from(this.#pieces(first)));
  }

  async *#pieces(first: Buffer): AsyncGenerator<Buffer> {
    yield first;
    for (let begin = first.length; begin < this.#parts.size; begin += PIECE_BYTES) {
      yield await this.#readFrom(begin);
    }
  }

  #readFrom(begin: number): Promise<Buffer> {
    return this.#parts.read(begin, PIECE_BYTES);
  }
}
