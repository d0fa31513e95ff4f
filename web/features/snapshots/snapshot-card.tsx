import type { ReactNode } from 'react';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import './snapshot-card.css';

interface SnapshotCardProps {
  readonly snapshot: Snapshot;
  /** What one can do with it. */
  readonly children: ReactNode;
}

/** A picture on the wall, with its label below. */
export function SnapshotCard({ snapshot, children }: SnapshotCardProps) {
  const { name, description, imageUrl, visualizationType, frequency, createdAt, isPublic } = snapshot;
  return (
    <li className="snapshot">
      <img
        src={imageUrl}
        alt={`The ${visualizationType} figure at ${frequency} Hz`}
        loading="lazy"
        decoding="async"
        width={360}
        height={360}
      />
      <h3 className="snapshot-name typed">{name}</h3>
      <p className="snapshot-facts">
        <span>
          {visualizationType} · {frequency} Hz
        </span>
        <time dateTime={createdAt}>{dateInWords(new Date(createdAt))}</time>
      </p>
      {description && <p className="snapshot-words typed">{description}</p>}
      {snapshot.moderation && <Moderated moderation={snapshot.moderation} />}
      {!isPublic && (
        <p className="snapshot-private">
          <Icon name="lock" size={14} /> Only you
        </p>
      )}
      <div className="snapshot-actions">{children}</div>
    </li>
  );
}
