import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint.ts';
import { chooseEncoding, type Encoding } from './content-encoding.ts';

/** A hundredth smaller than at 5, in 20 ms; the last steps would hold up the start for half a second. */
const BROTLI_QUALITY = 9;
/** The browser may keep it, no cache between may, and each use asks first: plans begin and end. */
const KEEP_BUT_ASK = 'private, no-cache';

/**
 * A large answer that many callers share: checked by its schema, written out and packed once, instead of at each
 * call. Callers who may see different things get different prepared answers, each with a tag of its own, so that
 * what a browser kept from one plan or account is never taken for that of another.
 */
export class PreparedAnswer<E extends Endpoint> {
  readonly #tag: string;
  readonly #bytes: Record<Encoding, Buffer>;

  constructor(endpoint: E, answer: AnswerOf<E>) {
    const text = Buffer.from(JSON.stringify(endpoint.answer?.parse(answer)));
    // A weak tag, since the three packings share it.
    this.#tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    this.#bytes = {
      identity: text,
      gzip: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
      br: brotliCompressSync(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
    reply.headers({ ETag: this.#tag, 'Cache-Control': KEEP_BUT_ASK, Vary: 'Cookie, Accept-Encoding' });
    if (known !== undefined && isNamed(this.#tag, known)) return reply.code(304).send();
    const encoding = chooseEncoding(accepted);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(this.#bytes[encoding]);
  }
}

/** Whether the tag is among those that the caller has. */
export function isNamed(tag: string, ifNoneMatch: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
