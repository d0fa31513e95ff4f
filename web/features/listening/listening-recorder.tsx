import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { forgetSummary } from '#web/api/use-listening.ts';
import type { Heard } from '#web/bindings/sound/listening-log.ts';
import { useListeningLog } from '#web/bindings/sound/listening-log.ts';
import { keep, type Outcome, sendKept } from './listening-queue.ts';

/** Tried again later: no connection, a busy server, a login that has run out. */
const isForLater = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

async function send({ frequencies, recommendationId, ...session }: Heard): Promise<Outcome> {
  const { key, startedAt, seconds } = session;
  try {
    // One call or the other: both would count the same minutes twice.
    if (recommendationId !== undefined)
      await call('trackListening', { body: { recommendationId, duration: seconds, key, startedAt } });
    else
      await call('recordListening', {
        body: { ...session, ...(frequencies && { frequencies: [...frequencies] }) },
      });
    return 'sent';
  } catch (error) {
    return isForLater(error) ? 'later' : 'refused';
  }
}

/** Keeps what a member listens to, from whichever page it is played. Shows nothing. */
export function ListeningRecorder({ memberId }: { readonly memberId: number }) {
  const queries = useQueryClient();
  useEffect(() => {
    const flush = async () => {
      if (await sendKept(memberId, send)) forgetSummary(queries);
    };
    void flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [memberId, queries]);
  useListeningLog((heard) => {
    keep(memberId, heard);
    void sendKept(memberId, send).then((hasSent) => hasSent && forgetSummary(queries));
  });
  return null;
}
