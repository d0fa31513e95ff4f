import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { type SavedProgram, usePrograms } from '#web/api/use-programs.ts';
import { useUser } from '#web/api/use-user.ts';
import { authAddress } from '#web/lib/auth-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { SkipPast } from '#web/ui/skip-past.tsx';
import { AudioStatus } from './audio-status.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NewProgramDialog } from './new-program-dialog.tsx';
import type { NoRoom } from './no-room-notice.tsx';
import { ProgramRow } from './program-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useApplyProgram } from './use-apply-program.ts';
import { useCurrentProgram } from './use-current-program.ts';
import './programs.css';

interface ProgramsPanelProps {
  /** Somebody pressed a program that Premium opens. */
  readonly onLocked: (program: SavedProgram) => void;
  readonly onShare: (program: SavedProgram) => void;
}

/** What a member has kept: played, shared and deleted here, and begun anew from what is on the generators. */
export function ProgramsPanel(slots: ProgramsPanelProps) {
  useCurrentProgram();
  const title = useId();
  const { user, isLoading } = useUser();
  const programs = usePrograms(user !== null);
  const [isNaming, setNaming] = useState(false);
  const noRoom = isLoading ? null : whyNoRoom(user, programs.data?.length ?? 0);
  return (
    <section aria-labelledby={title}>
      <div className="programs-head">
        <h2 id={title} className="type-section">
          Saved Programs
        </h2>
        <AudioStatus />
      </div>
      {isLoading || (user && programs.isPending) ? (
        <ProgramSkeletons />
      ) : programs.isError ? (
        <ErrorState
          title="Your programs could not be loaded"
          description="Please check your connection."
          onRetry={() => void programs.refetch()}
          retrying={programs.isFetching}
        />
      ) : (
        <ProgramList programs={programs.data ?? []} isPremium={user?.isPremium === true} {...slots} />
      )}
      <div className="programs-foot">
        <Button icon="plus" onClick={() => setNaming(true)}>
          New Program
        </Button>
        {user && !user.isPremium && programs.data && (
          <span className="text-13 text-muted">
            {programs.data.length} of {tiers.freePrograms} saved
            {noRoom === 'full' && (
              <>
                , <Link href={pages.plans.path}>more with Premium</Link>
              </>
            )}
          </span>
        )}
        {noRoom === 'visitor' && (
          <span className="text-13 text-muted">
            <Link href={authAddress(pages.generators.path)}>Log in</Link> to keep programs
          </span>
        )}
      </div>
      <NewProgramDialog open={isNaming} noRoom={noRoom} onClose={() => setNaming(false)} />
    </section>
  );
}

function whyNoRoom(user: User | null, kept: number): NoRoom | null {
  if (!user) return 'visitor';
  return !user.isPremium && kept >= tiers.freePrograms ? 'full' : null;
}

interface ProgramListProps extends ProgramsPanelProps {
  readonly programs: readonly SavedProgram[];
  readonly isPremium: boolean;
}

function ProgramList({ programs, isPremium, onLocked, onShare }: ProgramListProps) {
  const apply = useApplyProgram();
  const [doomed, setDoomed] = useState<SavedProgram | null>(null);
  const [renamed, setRenamed] = useState<SavedProgram | null>(null);
  const [replaced, setReplaced] = useState<SavedProgram | null>(null);
  if (programs.length === 0) {
    return <p className="mt-5 max-w-[36ch] text-muted">No saved programs yet. Create your first one!</p>;
  }
  return (
    <>
      <SkipPast what="the programs">
        <ul aria-label="Programs" className="programs-list">
          {programs.map((program) => (
            <ProgramRow
              key={program.id}
              program={program}
              isLocked={program.locked || (program.isPremium && !isPremium)}
              onLocked={onLocked}
              onApply={apply}
              onRename={setRenamed}
              onReplace={setReplaced}
              onShare={onShare}
              onDelete={setDoomed}
            />
          ))}
        </ul>
      </SkipPast>
      <RenameDialog program={renamed} onClose={() => setRenamed(null)} />
      <ReplaceDialog program={replaced} onClose={() => setReplaced(null)} />
      <DeleteDialog program={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function ProgramSkeletons() {
  return (
    <Loading label="Loading your programs" className="mt-6 grid gap-7">
      {[58, 44].map((width) => (
        <div key={width} className="grid gap-2.5">
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width={`${width - 16}%`} height={11} />
        </div>
      ))}
    </Loading>
  );
}
