import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pathId } from '#contract/entities/id.ts';
import { listened, listenedSession, listeningSummary } from '#contract/entities/listening.ts';
import { z } from '#contract/zod.ts';

/** Minutes to add to UTC: whole days, as everywhere on earth, lie within fifteen hours of it. */
const offset = z
  .string()
  .regex(/^-?\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(-900).max(900));

export const listening = {
  recordListening: endpoint(addresses.recordListening, {
    summary: 'Keep a session of listening, once for each key',
    access: 'member',
    limits: ['listen'],
    body: listened,
    answer: listenedSession,
  }),
  listListening: endpoint(addresses.listListening, {
    summary: "The caller's sessions, newest first, a hundred at a time",
    access: 'member',
    query: z.object({ before: pathId.optional() }),
    answer: z.array(listenedSession),
  }),
  getListeningSummary: endpoint(addresses.getListeningSummary, {
    summary: "The caller's listening in numbers",
    access: 'member',
    limits: ['lookBack'],
    query: z.object({ offset: offset.optional() }),
    answer: listeningSummary,
  }),
  forgetListening: endpoint(addresses.forgetListening, {
    summary: 'Forget one session',
    access: 'member',
    params: z.object({ id: pathId }),
    answer: null,
  }),
  forgetAllListening: endpoint(addresses.forgetAllListening, {
    summary: 'Forget all sessions',
    access: 'member',
    answer: null,
  }),
};
