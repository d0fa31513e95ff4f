import type { FastifyInstance } from 'fastify';
import type { OutboxRunner } from '../outbox/runner.ts';

/** Looks into the outbox again and again; what was put in leaves within that time. */
export function sendOutboxRegularly(app: FastifyInstance, outbox: OutboxRunner, everyMs: number): void {
  let isTold = false;
  const look = async () => {
    try {
      await outbox.run();
      isTold = false;
    } catch (error) {
      // Once for each time that the database is away, not every second.
      if (!isTold) app.log.warn({ err: error }, 'the outbox could not be read and will be tried again');
      isTold = true;
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await outbox.stop();
  });
}
