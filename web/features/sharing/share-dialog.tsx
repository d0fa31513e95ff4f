import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { download } from '#web/lib/snapshot-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Shareable } from './share.ts';
import { SnapshotForm } from './snapshot-form.tsx';
import { type Draft, useShare } from './use-share.ts';

interface ShareDialogProps {
  /** What is to be shared; null while nothing is. */
  readonly thing: Shareable | null;
  readonly onClose: () => void;
}

/** Nothing is public unasked. */
const BLANK: Draft = { message: '', name: '', description: '', isPublic: false };

/** Shows a preset, a program or a snapshot to the community. Visitors do so as guests. */
export function ShareDialog({ thing, onClose }: ShareDialogProps) {
  // What was shared stays in sight while the dialog fades out.
  const [shown, setShown] = useState(thing);
  const [draft, setDraft] = useState(BLANK);
  if (thing && thing !== shown) {
    setShown(thing);
    setDraft(thing.kind === 'snapshot' ? BLANK : { ...BLANK, message: thing.sentence });
  }
  const { mutate, isPending } = useShare(onClose);
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }));
  const send = () => shown && mutate({ thing: shown, draft });
  const isOpen = thing !== null;
  if (shown?.kind === 'snapshot') {
    const { shot } = shown;
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        title="Your snapshot"
        size="large"
        actions={
          <>
            <Button icon="download" onClick={() => download(shot)}>
              Download
            </Button>
            <Button
              tone="primary"
              icon={draft.isPublic ? 'send' : 'lock'}
              busy={isPending}
              busyLabel={draft.isPublic ? 'Sharing' : 'Saving'}
              onClick={send}
            >
              {draft.isPublic ? 'Share' : 'Save'}
            </Button>
          </>
        }
      >
        <SnapshotForm shot={shot} words={draft} onChange={change} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Share ${shown?.name ?? ''}`}
      description="Everyone in the community can read it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            icon="send"
            disabled={draft.message.trim() === ''}
            busy={isPending}
            busyLabel="Sharing"
            onClick={send}
          >
            Share
          </Button>
        </>
      }
    >
      <TextArea
        className="mt-6"
        label="Message"
        rows={4}
        maxLength={text.postMax}
        value={draft.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
    </Dialog>
  );
}
