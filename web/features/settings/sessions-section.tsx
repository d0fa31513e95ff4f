import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/entities/session.ts';
import { call, keyOf } from '#web/api/client.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

export function SessionsSection() {
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: keyOf('listSessions'), queryFn: () => call('listSessions') });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf('listSessions') });
  const endOne = useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    onSettled: refresh,
  });
  const endOthers = useMutation({ mutationFn: () => call('logoutElsewhere'), onSettled: refresh });
  return (
    <SettingsSection id="sessions" title="Sessions" words="Where your account is open now.">
      {sessions.isPending && <Spinner label="Loading sessions" />}
      {sessions.isError && (
        <ErrorState title="Your sessions could not be loaded" onRetry={() => sessions.refetch()} />
      )}
      {sessions.data && (
        <ul>
          {sessions.data.map((session) => (
            <li key={session.id} className="flex items-center gap-5 border-line border-b py-4">
              <SessionWords session={session} />
              {!session.isThis && (
                <Button
                  tone="text"
                  aria-label={`Log out ${session.device || 'an unknown device'}`}
                  busy={endOne.isPending && endOne.variables === session.id}
                  onClick={() => endOne.mutate(session.id)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Failure error={endOne.error ?? endOthers.error} />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Log out everywhere else
        </Button>
        <span className="text-13 text-muted">Ends every session but this one.</span>
      </div>
    </SettingsSection>
  );
}

function SessionWords({ session }: { readonly session: Session }) {
  const { device, isThis, lastSeenAt, startedAt } = session;
  const seen = isThis ? 'This device' : dayAndTime.format(new Date(lastSeenAt));
  return (
    <span className="min-w-0 flex-1">
      <b className="block truncate font-medium">{device || 'An unknown device'}</b>
      <small className="text-13 text-muted">
        {seen}, since {dateInWords(new Date(startedAt))}
      </small>
    </span>
  );
}
