import { type ReactNode, useState } from 'react';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { SkipPast } from '#web/ui/skip-past.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { SnapshotCard } from './snapshot-card.tsx';
import { useDeleteSnapshot, useLikeSnapshot, useShowSnapshot, useSnapshots } from './use-snapshots.ts';

interface SnapshotGalleryProps {
  readonly empty?: ReactNode;
  /** Left out: View shows the picture large. */
  readonly onView?: (snapshot: Snapshot) => void;
}

/** The member's own snapshots, with all that an owner may do. */
export function SnapshotGallery({ empty, onView }: SnapshotGalleryProps) {
  const { snapshots, isLoading } = useSnapshots();
  const [leaving, setLeaving] = useState<Snapshot | null>(null);
  const [viewed, setViewed] = useState<Snapshot | null>(null);
  const deletion = useDeleteSnapshot();
  if (isLoading) return <LoadingWall />;
  if (snapshots.length === 0) {
    if (empty) return empty;
    return (
      <EmptyState
        title="No snapshots yet"
        description="Choose a tone, let the sand settle, and capture the figure that you like."
      />
    );
  }
  return (
    <>
      <SkipPast what="the snapshots">
        <ul className="snapshot-wall">
          {snapshots.map((snapshot) => (
            <SnapshotCard key={snapshot.id} snapshot={snapshot}>
              <OwnerActions
                snapshot={snapshot}
                onView={() => (onView ?? setViewed)(snapshot)}
                onDelete={() => setLeaving(snapshot)}
              />
            </SnapshotCard>
          ))}
        </ul>
      </SkipPast>
      <PictureDialog snapshot={viewed} onClose={() => setViewed(null)} />
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        kind="alert"
        size="small"
        title="Delete this snapshot?"
        description="Its picture and its likes go with it. This cannot be undone."
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              tone="danger"
              icon="trash"
              onClick={() => {
                if (leaving) deletion.mutate(leaving);
                setLeaving(null);
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}

function OwnerActions({
  snapshot,
  onView,
  onDelete,
}: {
  readonly snapshot: Snapshot;
  readonly onView: () => void;
  readonly onDelete: () => void;
}) {
  const like = useLikeSnapshot();
  const show = useShowSnapshot();
  const { name, likes, isLiked, isPublic } = snapshot;
  return (
    <>
      <Button size="small" icon="eye" aria-label={`View ${name}`} onClick={onView}>
        View
      </Button>
      <span className="snapshot-likes">
        <IconButton
          name={`${isLiked ? 'Unlike' : 'Like'} ${name}`}
          icon="heart"
          solid={isLiked}
          pressed={isLiked}
          busy={like.isPending}
          onClick={() => like.mutate(snapshot)}
        />
        <span>
          {likes}
          <span className="sr-only"> {likes === 1 ? 'like' : 'likes'}</span>
        </span>
      </span>
      <IconButton
        name={isPublic ? `Keep ${name} private` : `Show ${name} to everyone`}
        icon={isPublic ? 'globe' : 'lock'}
        busy={show.isPending}
        onClick={() => show.mutate(snapshot)}
      />
      <IconButton name={`Delete ${name}`} icon="trash" onClick={onDelete} />
    </>
  );
}

function LoadingWall() {
  return (
    <Loading label="Loading your snapshots">
      <div className="snapshot-wall">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="grid gap-3">
            <div className="aspect-square">
              <Skeleton shape="block" width="100%" height="100%" />
            </div>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
