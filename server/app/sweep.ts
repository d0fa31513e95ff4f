import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { forgetOldLinks } from '../features/accounts/mail-links.ts';
import { forgetOldChallenges } from '../features/passkeys/challenges.ts';
import { forgetUnusedPictures } from '../features/pictures/repository.ts';
import { forgetOldPayments } from '../features/subscriptions/repository.ts';
import { forgetOldTestEvents } from '../gateways/payments/old-test-events.ts';
import { forgetOldCounters } from '../http/counters.ts';
import type { Limiter } from '../http/limiter.ts';
import { forgetOldSessions } from '../http/session-store.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Clears away what has run out. Any number of nodes may do it at once. */
export function sweepRegularly(app: FastifyInstance, database: Database, limiter: Limiter): void {
  const sweep = async () => {
    limiter.forgetOld();
    await forgetOldCounters(database);
    await forgetOldSessions(database);
    await forgetOldLinks(database);
    await forgetOldChallenges(database);
    await forgetUnusedPictures(database);
    await forgetOldPayments(database);
    await forgetOldTestEvents(database);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) =>
      app.log.warn({ err: error }, 'the sweep failed and will be tried again'),
    );
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
