import type { FastifyInstance } from 'fastify';
import type { Subscriptions } from '../features/subscriptions/follow-provider.ts';
import { reconcile } from '../features/subscriptions/reconcile.ts';

const EVERY_MS = 15 * 60_000;

/** At the start and then every quarter of an hour. */
export function reconcileRegularly(app: FastifyInstance, subscriptions: Subscriptions): void {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= reconcile(subscriptions, () => isStopped)
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'payments could not be reconciled and will be tried again'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  app.addHook('onListen', async () => look());
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  });
}
