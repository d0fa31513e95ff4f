import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListenedSession } from '#contract/entities/listening.ts';
import { call, keyOf } from '#web/api/client.ts';
import { forgetSummary } from '#web/api/use-listening.ts';
import { allowAskingFeelings, feelingInWords, mayAskFeelings } from '#web/lib/feelings.ts';
import { momentInWords, spanInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** As many as are read at a glance; all of them are in the download. */
const SHOWN = 10;

const what: Readonly<Record<ListenedSession['source'], string>> = {
  generators: 'Generators',
  preset: 'A preset',
  program: 'A program',
  post: 'A post',
  recommendation: 'A recommendation',
  gong: 'The gong',
  music: 'Music',
  river: 'The river',
};

/** 'felt low before, good after': what of it was said. */
function feltInWords({ feltBefore, feltAfter }: ListenedSession): string {
  const said = [
    feltBefore !== null && `${feelingInWords(feltBefore).toLowerCase()} before`,
    feltAfter !== null && `${feelingInWords(feltAfter).toLowerCase()} after`,
  ].filter(Boolean);
  return said.length === 0 ? '' : `, felt ${said.join(', ')}`;
}

const inWords = ({ source, frequencies }: ListenedSession) =>
  [what[source], ...frequencies.map((hertz) => `${hertz} Hz`)].join(', ');

/** What is kept of one's listening, and how to have it forgotten: one session, or all. */
export function ListeningSection() {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [asks, setAsks] = useState(mayAskFeelings);
  const query = {};
  const kept = useQuery({
    queryKey: keyOf('listListening', { query }),
    queryFn: () => call('listListening', { query }),
  });
  const forget = useMutation({
    mutationFn: (id: number | 'all') =>
      id === 'all' ? call('forgetAllListening') : call('forgetListening', { params: { id } }),
    onSuccess: () => setAsking(false),
    onSettled: async () => {
      forgetSummary(queries);
      await queries.invalidateQueries({ queryKey: keyOf('listListening', { query }) });
    },
  });
  return (
    <SettingsSection
      id="listening"
      title="Listening history"
      words="What you listened to, when and for how long, and how you felt if you said so. The dashboard and your recommendations come from it; nobody else sees it."
    >
      {kept.isPending && <Spinner label="Loading your listening history" />}
      {kept.isError && (
        <ErrorState title="The history could not be loaded" onRetry={() => void kept.refetch()} />
      )}
      {kept.data?.length === 0 && <p className="text-muted">Nothing is kept.</p>}
      {kept.data && kept.data.length > 0 && (
        <>
          <ul aria-label="Latest sessions">
            {kept.data.slice(0, SHOWN).map((session) => (
              <li key={session.id} className="flex items-center gap-4 border-line border-b py-3">
                <span className="grid min-w-0 flex-1 gap-1">
                  <span>{inWords(session)}</span>
                  <span className="text-13 text-muted">
                    {momentInWords(new Date(session.startedAt))}, {spanInWords(session.seconds * 1_000)}
                    {feltInWords(session)}
                  </span>
                </span>
                <Button
                  tone="text"
                  aria-label={`Forget ${inWords(session)}, ${momentInWords(new Date(session.startedAt))}`}
                  busy={forget.isPending && forget.variables === session.id}
                  onClick={() => forget.mutate(session.id)}
                >
                  Forget
                </Button>
              </li>
            ))}
          </ul>
          <Button className="mt-6" onClick={() => setAsking(true)}>
            Forget all sessions
          </Button>
        </>
      )}
      <Switch
        className="mt-8"
        label="Ask how I feel"
        description="One quiet row above the player when a session begins and when it ends. This browser keeps the choice."
        checked={asks}
        onChange={(isOn) => {
          setAsks(isOn);
          allowAskingFeelings(isOn);
        }}
      />
      {!isAsking && <Failure error={forget.error} />}
      <Dialog
        kind="alert"
        size="small"
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Forget all sessions?"
        description="The dashboard begins anew, and recommendations know nothing of you. It cannot be undone."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
            <Button tone="danger" busy={forget.isPending} onClick={() => forget.mutate('all')}>
              Forget all
            </Button>
          </>
        }
      >
        <Failure error={forget.error} />
      </Dialog>
    </SettingsSection>
  );
}
