import { useState } from 'react';
import { defaultSnapshotName } from '#contract/entities/snapshot.ts';
import { text } from '#contract/rules/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { download } from './download.ts';
import type { ShareWay, ShareWords } from './share.ts';
import type { Shot } from './shot.ts';
import { useShare } from './use-share.ts';
import './share-dialog.css';

interface ShareDialogProps {
  /** The picture that was taken; null while there is none. */
  readonly shot: Shot | null;
  readonly way: ShareWay;
  readonly onClose: () => void;
}

/** Nothing is public unasked. */
const BLANK: ShareWords = { name: '', description: '', isPublic: false };

/** What was captured, and what to do with it: name it, share or keep it, or take it home as a file. */
export function ShareDialog({ shot, way, onClose }: ShareDialogProps) {
  // The picture stays in sight while the dialog fades out.
  const [shown, setShown] = useState(shot);
  const [words, setWords] = useState(BLANK);
  if (shot && shot !== shown) {
    setShown(shot);
    setWords(BLANK);
  }
  const { mutate, isPending } = useShare(way, onClose);
  const change = (patch: Partial<ShareWords>) => setWords((before) => ({ ...before, ...patch }));
  const name = shown ? defaultSnapshotName(shown.frequency) : '';
  return (
    <Dialog
      open={shot !== null}
      onClose={onClose}
      title="Your snapshot"
      size="large"
      actions={
        <>
          <Button icon="download" onClick={() => shown && download(shown)}>
            Download
          </Button>
          <Button
            tone="primary"
            icon={words.isPublic ? 'send' : 'lock'}
            busy={isPending}
            busyLabel={words.isPublic ? 'Sharing' : 'Saving'}
            onClick={() => shown && mutate({ shot: shown, words })}
          >
            {words.isPublic ? 'Share' : 'Save'}
          </Button>
        </>
      }
    >
      {shown && (
        <div className="shot">
          <figure>
            <img src={shown.dataUrl} alt={`The ${shown.visualizationType} figure at ${shown.frequency} Hz`} />
            <figcaption>
              {shown.visualizationType}, {shown.frequency} Hz
            </figcaption>
          </figure>
          <div className="shot-words">
            <Field
              label="Name (optional)"
              placeholder={name}
              maxLength={text.snapshotNameMax}
              value={words.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <TextArea
              label="Description (optional)"
              rows={3}
              maxLength={text.snapshotDescriptionMax}
              value={words.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <Switch
              label="Show it to the community"
              description={words.isPublic ? 'Everyone there can see and like it.' : 'Only you can see it.'}
              checked={words.isPublic}
              onChange={(isPublic) => change({ isPublic })}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
