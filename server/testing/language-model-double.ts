import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A provider on this machine that speaks the protocol of chat completions, and behaves as a test says. */
export async function startLanguageModelDouble() {
  const asked: Asked[] = [];
  let behave: (response: ServerResponse) => void = (response) => response.end();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
    behave(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Answers with this as the words of the model. */
    says(content: unknown) {
      behave = (response) => response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    },
    behaves(how: (response: ServerResponse) => void) {
      behave = how;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
