import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { forgetSummary } from '#web/api/use-listening.ts';
import type { Heard } from '#web/bindings/sound/listening-log.ts';
import { useListeningLog } from '#web/bindings/sound/listening-log.ts';
import { mayAskFeelings } from '#web/lib/feelings.ts';
import { FeelingRow } from './feeling-row.tsx';
import { keep, type Outcome, sendKept } from './listening-queue.ts';
import { createQuestions } from './questions.ts';

/** Tried again later: no connection, a busy server, a login that has run out. */
const isForLater = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

async function send({ frequencies, recommendationId, ...session }: Heard): Promise<Outcome> {
  const { seconds: duration, key, startedAt, feltBefore, feltAfter } = session;
  try {
    // One call or the other: both would count the same minutes twice.
    if (recommendationId !== undefined)
      await call('trackListening', {
        body: { recommendationId, duration, key, startedAt, feltBefore, feltAfter },
      });
    else
      await call('recordListening', {
        body: { ...session, ...(frequencies && { frequencies: [...frequencies] }) },
      });
    return 'sent';
  } catch (error) {
    return isForLater(error) ? 'later' : 'refused';
  }
}

/** Keeps what a member listens to, from whichever page it is played, and how they say they feel. */
export function ListeningRecorder({ memberId }: { readonly memberId: number }) {
  const queries = useQueryClient();
  const flush = async () => {
    if (await sendKept(memberId, send)) forgetSummary(queries);
  };
  const onOnline = useEffectEvent(() => void flush());
  useEffect(() => {
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const record = (heard: Heard) => {
    keep(memberId, heard);
    void flush();
  };
  const [questions] = useState(() =>
    createQuestions({ now: Date.now, mayAsk: mayAskFeelings, onAfter: record }),
  );
  useListeningLog({
    onHeard: (heard) => record(questions.withFeelings(heard)),
    onBegun: questions.begun,
    onEnded: questions.ended,
  });
  return <FeelingRow questions={questions} />;
}
