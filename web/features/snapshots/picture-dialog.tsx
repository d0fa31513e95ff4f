import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Snapshot } from '#contract/entities/snapshot.ts';
import { pages } from '#contract/rules/pages.ts';
import { fileNameOf } from '#web/lib/snapshot-file.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { leaveForGong } from './view-snapshot.ts';
import './picture-dialog.css';

interface PictureDialogProps {
  /** What is looked at; null while nothing is. */
  readonly snapshot: Snapshot | null;
  readonly onClose: () => void;
}

/** The picture itself, as large as the window lets it, to be taken home or to be played on the gong. */
export function PictureDialog({ snapshot, onClose }: PictureDialogProps) {
  // It stays in sight while the dialog fades out.
  const [shown, setShown] = useState(snapshot);
  if (snapshot && snapshot !== shown) setShown(snapshot);
  const [, navigate] = useLocation();
  if (!shown) return null;
  const { name, description, imageUrl, visualizationType, frequency, createdAt } = shown;
  const playOnGong = () => {
    leaveForGong(shown);
    navigate(pages.visualization.path);
  };
  return (
    <Dialog
      open={snapshot !== null}
      onClose={onClose}
      size="large"
      title={name}
      actions={
        <>
          <a
            href={imageUrl}
            download={fileNameOf({ visualizationType, frequency, timestamp: new Date(createdAt) })}
            className={buttonClass()}
          >
            <span className="ui-button-face">
              <Icon name="download" size={18} />
              Download
            </span>
          </a>
          <Button tone="primary" icon="gong" onClick={playOnGong}>
            Open on the gong
          </Button>
        </>
      }
    >
      <figure className="snapshot-picture">
        <img src={imageUrl} alt={`The ${visualizationType} figure at ${frequency} Hz`} />
        <figcaption>
          <span>
            {visualizationType}, {frequency} Hz
          </span>
          {description && <p>{description}</p>}
        </figcaption>
      </figure>
    </Dialog>
  );
}
