import { type ReactNode, type RefObject, useState } from 'react';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ShareWay } from './share.ts';
import { ShareDialog } from './share-dialog.tsx';
import { type Shot, takeShot } from './shot.ts';

interface CaptureProps {
  readonly plate: RefObject<PlateHandle | null>;
  readonly way: ShareWay;
}

/** The round button on a plate: takes a picture of the very frame one sees, and asks what to do with it. */
export function RoundCaptureButton({ plate, way }: CaptureProps) {
  const { capture, isTaking, dialog } = useCapture(plate, way);
  return (
    <>
      <IconButton
        name="Capture snapshot"
        icon="camera"
        tone="raised"
        size="large"
        busy={isTaking}
        onClick={capture}
      />
      {dialog}
    </>
  );
}

/** The same, as one tool among others. */
export function CaptureButton({ plate, way }: CaptureProps) {
  const { capture, isTaking, dialog } = useCapture(plate, way);
  return (
    <>
      <Button icon="camera" size="large" busy={isTaking} busyLabel="Capturing" onClick={capture}>
        Capture snapshot
      </Button>
      {dialog}
    </>
  );
}

function useCapture(plate: CaptureProps['plate'], way: ShareWay) {
  const [shot, setShot] = useState<Shot | null>(null);
  const [isTaking, setTaking] = useState(false);
  const capture = async () => {
    if (!plate.current || isTaking) return;
    setTaking(true);
    try {
      setShot(await takeShot(plate.current));
    } catch {
      toast({ title: 'No picture could be taken', description: 'Please try again.', destructive: true });
    } finally {
      setTaking(false);
    }
  };
  const dialog: ReactNode = <ShareDialog shot={shot} way={way} onClose={() => setShot(null)} />;
  return { capture, isTaking, dialog };
}
