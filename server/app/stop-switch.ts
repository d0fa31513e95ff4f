import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/connection.ts';

interface Running {
  app: FastifyInstance;
  database: OpenDatabase;
  drainSeconds: number | undefined;
}

/** With several nodes the balancer needs a moment to notice; alone there is nobody to wait for. */
const DRAIN_SECONDS = { postgres: 5, sqlite: 0 } as const;
const REQUESTS_FINISH_WITHIN_MS = 15_000;
/** Until the door is shut one more may come in. */
const LOOK_FOR_UNUSED_EVERY_MS = 50;

/**
 * SIGTERM or SIGINT: health says no, a pause for balancers, no new connections, requests finish, the
 * database is closed, exit 0. A second signal exits at once.
 */
export class StopSwitch {
  isPressed = false;

  connect(running: Running): void {
    const unused = unusedSockets(running.app.server);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (this.isPressed) process.exit(1);
        this.isPressed = true;
        stop(running, unused).then(
          () => process.exit(0),
          (error: unknown) => {
            running.app.log.error({ err: error }, 'the stop failed');
            process.exit(1);
          },
        );
      });
    }
  }
}

async function stop({ app, database, drainSeconds }: Running, unused: Set<Socket>): Promise<void> {
  const pause = drainSeconds ?? DRAIN_SECONDS[database.dialect.engine];
  await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
  const impatience = setTimeout(() => {
    app.log.warn('requests were cut off by the stop');
    app.server.closeAllConnections();
  }, REQUESTS_FINISH_WITHIN_MS);
  const closeUnused = setInterval(() => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  }, LOOK_FOR_UNUSED_EVERY_MS);
  await app.close();
  clearTimeout(impatience);
  clearInterval(closeUnused);
  await database.close();
}

/**
 * Connections on which nothing was ever asked, as browsers open them in advance. Node counts them among those at work,
 * and a stop would wait for each until nobody has patience any more.
 */
function unusedSockets(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}
