import { type RefObject, useState } from 'react';
import type { Shot } from '#web/api/share-snapshot.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { takeShot } from './shot.ts';

interface CaptureProps {
  readonly plate: RefObject<PlateHandle | null>;
  /** With the picture that was taken. */
  readonly onShot: (shot: Shot) => void;
}

/** The round button on a plate: takes a picture of the very frame one sees. */
export function RoundCaptureButton({ plate, onShot }: CaptureProps) {
  const { capture, isTaking } = useCapture(plate, onShot);
  return (
    <IconButton
      name="Capture snapshot"
      icon="camera"
      tone="raised"
      size="large"
      busy={isTaking}
      onClick={capture}
    />
  );
}

/** The same, as one tool among others. */
export function CaptureButton({ plate, onShot }: CaptureProps) {
  const { capture, isTaking } = useCapture(plate, onShot);
  return (
    <Button icon="camera" size="large" busy={isTaking} busyLabel="Capturing" onClick={capture}>
      Capture snapshot
    </Button>
  );
}

function useCapture(plate: CaptureProps['plate'], onShot: CaptureProps['onShot']) {
  const [isTaking, setTaking] = useState(false);
  const capture = async () => {
    if (!plate.current || isTaking) return;
    setTaking(true);
    try {
      onShot(await takeShot(plate.current));
    } catch {
      toast({ title: 'No picture could be taken', description: 'Please try again.', destructive: true });
    } finally {
      setTaking(false);
    }
  };
  return { capture, isTaking };
}
