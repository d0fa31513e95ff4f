import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, refusals } from '#contract/errors.ts';
import { Refusal } from './refusal.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP at all, or too slow to become it, in the shape and with the headers of all answers. */
export function answerBrokenRequest(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify({ message: refusals.malformed.message, code: 'malformed' });
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/**
 * What Node would let through or answer without a word. Two Hosts, or a body in a packing that nobody here opens, are
 * read differently by every server on the way, which is how one request hides inside another.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }, reply) => {
    const code = oddityOf(raw);
    if (!code) return;
    // Where it ends is a matter of opinion too.
    reply.header('Connection', 'close');
    throw new Refusal(code);
  });
}

function oddityOf({ headers, headersDistinct, httpVersion }: IncomingMessage): ErrorCode | undefined {
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'malformed';
  if ((headers['transfer-encoding']?.toLowerCase() ?? 'chunked') !== 'chunked') return 'malformed';
  if ((headers.expect?.toLowerCase() ?? '100-continue') !== '100-continue') return 'expectation_failed';
  return undefined;
}
