import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyOf } from '#web/api/client.ts';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

export function BlockedSection() {
  const queries = useQueryClient();
  const blocked = useQuery({ queryKey: keyOf('listBlocked'), queryFn: () => call('listBlocked') });
  const unblock = useMutation({
    mutationFn: (id: number) => call('unblockMember', { params: { id } }),
    onSuccess: () => refreshPosts(queries),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf('listBlocked') }),
  });
  return (
    <SettingsSection
      id="blocked"
      title="Blocked members"
      words="You see nothing of what they post, comment or share. They are not told."
    >
      {blocked.isPending && <Spinner label="Loading blocked members" />}
      {blocked.isError && (
        <ErrorState title="The list could not be loaded" onRetry={() => void blocked.refetch()} />
      )}
      {blocked.data?.length === 0 && <p className="text-muted">You have blocked nobody.</p>}
      {blocked.data && blocked.data.length > 0 && (
        <ul>
          {blocked.data.map(({ id, username, avatarUrl }) => (
            <li key={id} className="flex items-center gap-4 border-line border-b py-3">
              <Avatar name={username} src={avatarUrl} decorative />
              <span className="min-w-0 flex-1 truncate">{username}</span>
              <Button
                tone="text"
                aria-label={`Unblock ${username}`}
                busy={unblock.isPending && unblock.variables === id}
                onClick={() => unblock.mutate(id)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Failure error={unblock.error} />
    </SettingsSection>
  );
}
