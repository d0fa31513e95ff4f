import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';

interface Running {
  app: FastifyInstance;
  database: Database;
  drainSeconds: number | undefined;
}

/** With several nodes the balancer needs a moment to notice; alone there is nobody to wait for. */
const DRAIN_SECONDS = { postgres: 5, sqlite: 0 } as const;
const REQUESTS_FINISH_WITHIN_MS = 15_000;

/**
 * SIGTERM or SIGINT: health says no, a pause for balancers, no new connections, requests finish, the
 * database is closed, exit 0. A second signal exits at once.
 */
export class StopSwitch {
  isPressed = false;

  connect(running: Running): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (this.isPressed) process.exit(1);
        this.isPressed = true;
        stop(running).then(
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

async function stop({ app, database, drainSeconds }: Running): Promise<void> {
  const pause = drainSeconds ?? DRAIN_SECONDS[database.dialect.engine];
  await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
  const impatience = setTimeout(() => app.server.closeAllConnections(), REQUESTS_FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(impatience);
  await database.close();
}
