import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface DownloadParts {
  fileName: string;
  type: string;
  /** Asked for one by one, as they are taken: the whole may be larger than the memory. */
  pieces: AsyncIterable<string>;
}

/** An answer that is made piece by piece and saved as a file. */
export class DownloadAnswer {
  readonly #parts: DownloadParts;

  constructor(parts: DownloadParts) {
    this.#parts = parts;
  }

  async send(_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { fileName, type, pieces } = this.#parts;
    const iterator = pieces[Symbol.asyncIterator]();
    // Before the answer begins, so that one which cannot be made is still refused in words.
    const first = await iterator.next();
    const all = async function* () {
      if (!first.done) yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    };
    reply.type(type).header('Content-Disposition', `attachment; filename="${fileName}"`);
    return reply.send(Readable.from(all(), { objectMode: false }));
  }
}
