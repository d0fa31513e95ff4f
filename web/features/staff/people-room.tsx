import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { useUser } from '#web/api/use-user.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { type Change, type MemberLine, usePeople } from './use-people.ts';

/** Every account by its name; whoever administers gives and takes roles and premium here. */
export function PeopleRoom() {
  const { user } = useUser();
  const [typed, setTyped] = useState('');
  const [change, setChange] = useState<Change | null>(null);
  const [suspended, setSuspended] = useState<MemberLine | null>(null);
  const people = usePeople(typed);
  const isAdmin = user?.isAdmin === true;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h2 className="type-section">People</h2>
          <p className="mt-2 text-13 text-muted">
            {isAdmin
              ? 'Roles and premium ask for your password.'
              : 'Roles and premium are an administrator’s to give and take.'}
          </p>
        </div>
        <div className="w-full md:w-75">
          <SearchField label="Find a name" maxLength={text.searchMax} value={typed} onChange={setTyped} />
        </div>
      </div>
      {people.isPending ? (
        <Loading label="Loading members" className="grid gap-6">
          {['30%', '24%', '36%'].map((width) => (
            <span key={width} className="flex items-center gap-4">
              <Skeleton shape="disc" width={36} height={36} />
              <Skeleton width={width} />
            </span>
          ))}
        </Loading>
      ) : people.isError ? (
        <ErrorState
          title="The members could not be loaded"
          onRetry={() => void people.refetch()}
          retrying={people.isFetching}
        />
      ) : people.members.length === 0 ? (
        <EmptyState
          title={`Nobody’s name begins with “${people.name}”`}
          description="Members are found by the beginning of their names."
        />
      ) : (
        <>
          {isAdmin && <Heads />}
          <ul>
            {people.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isAdmin={isAdmin}
                isSelf={member.id === user?.id}
                onChange={setChange}
                onSuspend={setSuspended}
              />
            ))}
          </ul>
          {people.hasNextPage && (
            <Button
              className="mt-8"
              busy={people.isFetchingNextPage}
              busyLabel="Loading"
              onClick={() => void people.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
      <ChangeDialog change={change} onClose={() => setChange(null)} />
      <SuspendDialog member={suspended} onClose={() => setSuspended(null)} />
    </>
  );
}

const columns =
  'grid-cols-3 md:grid-cols-[minmax(0,1fr)_80px_92px_64px_132px_44px] lg:grid-cols-[minmax(0,1fr)_120px_120px_120px_260px_44px]';
const fewColumns = 'md:grid-cols-[minmax(0,1fr)_260px_44px]';

/** Above the switches of all; on a phone each has its name above itself. */
function Heads() {
  return (
    <div
      className={`hidden gap-x-4 pb-2 text-13 text-muted md:grid lg:gap-x-6 ${columns}`}
      aria-hidden="true"
    >
      <span>Name</span>
      <span>Moderator</span>
      <span>Administrator</span>
      <span>Premium</span>
      <span>Posting</span>
    </div>
  );
}

interface MemberRowProps {
  readonly member: MemberLine;
  readonly isAdmin: boolean;
  readonly isSelf: boolean;
  readonly onChange: (change: Change) => void;
  readonly onSuspend: (member: MemberLine) => void;
}

const switches = [
  { what: 'moderator', name: 'Moderator', field: 'isModerator' },
  { what: 'admin', name: 'Administrator', field: 'isAdmin' },
  { what: 'premium', name: 'Premium', field: 'isPremium' },
] as const;

function MemberRow({ member, isAdmin, isSelf, onChange, onSuspend }: MemberRowProps) {
  const { username, email, createdAt, suspension } = member;
  const maySuspend = !isSelf && (isAdmin || !(member.isAdmin || member.isModerator));
  return (
    <li
      aria-label={username}
      className={`relative grid items-center gap-x-4 gap-y-4 border-line border-t py-4 lg:gap-x-6 ${isAdmin ? columns : fewColumns}`}
    >
      <div className="flex min-w-0 items-center gap-4 max-md:col-span-full max-md:pr-14">
        <Avatar name={username} crowned={member.isPremium} decorative />
        <span className="min-w-0">
          <b className="block truncate">{username}</b>
          <span className="block truncate text-13 text-muted">
            {email ?? `Since ${dateInWords(new Date(createdAt))}`}
          </span>
        </span>
        {!isAdmin && (member.isAdmin || member.isModerator) && (
          <Badge icon="shield">{member.isAdmin ? 'Admin' : 'Moderator'}</Badge>
        )}
      </div>
      {isAdmin &&
        switches.map(({ what, name, field }) => (
          <div key={what}>
            <span className="mb-2 block text-13 text-muted md:hidden" aria-hidden="true">
              {name}
            </span>
            <Switch
              label={`${name}: ${username}`}
              hideLabel
              checked={member[field]}
              onChange={(on) => onChange({ what, member, on })}
            />
          </div>
        ))}
      <div className="min-w-0 text-13 max-md:col-span-full">
        {suspension ? (
          <>
            <Badge tone="warn" icon="pause">
              {suspension.until ? `Until ${dateInWords(new Date(suspension.until))}` : 'Suspended'}
            </Badge>
            <span dir="auto" className="block truncate text-muted" title={suspension.reason}>
              {suspension.reason}
            </span>
          </>
        ) : (
          <span className="text-soft">
            <span className={isAdmin ? 'md:hidden' : ''}>Posting: </span>Open
          </span>
        )}
      </div>
      {(maySuspend || isAdmin) && (
        <div className="max-md:absolute max-md:top-3 max-md:right-0">
          <Menu
            label={`What to do about ${username}`}
            trigger={<IconButton icon="more" name={`More about ${username}`} />}
          >
            {maySuspend &&
              (suspension ? (
                <MenuItem icon="check" onSelect={() => onChange({ what: 'lift', member })}>
                  Let post again
                </MenuItem>
              ) : (
                <MenuItem icon="pause" onSelect={() => onSuspend(member)}>
                  Suspend from posting
                </MenuItem>
              ))}
            {isAdmin && (
              <MenuItem icon="log-out" onSelect={() => onChange({ what: 'sessions', member })}>
                Log out everywhere
              </MenuItem>
            )}
          </Menu>
        </div>
      )}
    </li>
  );
}
