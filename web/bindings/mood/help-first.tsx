import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { prepareDanger, tellsOfDanger } from './danger.ts';
import { emergencyNumber, HelpLines, useHelpPlace } from './help-lines.tsx';

/**
 * Help before something is sent. The text is looked at here when it is about to go: the first time words tell
 * of danger they stay, and help is shown to the writer alone. Sending it all the same is the writer's to decide.
 */
export function useHelpFirst() {
  const [shownFor, setShownFor] = useState<string | null>(null);
  useEffect(() => void prepareDanger(), []);
  return {
    isShown: shownFor !== null,
    /** Whether help is shown in place of sending. */
    holdsBack: (text: string) => {
      if (shownFor === text || !tellsOfDanger(text)) return false;
      setShownFor(text);
      return true;
    },
    /** The server found what the rules here did not. */
    show: () => setShownFor(''),
    close: () => setShownFor(null),
  };
}

interface HelpFirstProps {
  /** Null: it was sent already. */
  readonly onSendAnyway: (() => void) | null;
  readonly onClose: () => void;
}

export function HelpFirst({ onSendAnyway, onClose }: HelpFirstProps) {
  const chosen = useHelpPlace();
  const emergency = emergencyNumber(chosen.place);
  return (
    <section
      role="alert"
      aria-label="Help"
      className="mt-6 rounded-surface bg-sheet px-6 py-7 md:px-9 md:py-9"
    >
      <p className="type-section">Thank you for saying it. You do not have to carry this alone.</p>
      <p className="mt-4 max-w-[52ch] text-soft">
        If you are in danger, or might act on this now, call{' '}
        <a href={emergency.href} className="text-text underline underline-offset-4">
          {emergency.number ?? 'your local emergency number'}
        </a>
        , or go to someone nearby.
      </p>
      <div className="mt-9">
        <HelpLines {...chosen} />
      </div>
      <p className="mt-6 text-muted">
        {onSendAnyway ? 'Nothing was sent yet. Only you see this.' : 'Only you see this.'}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onClose}>{onSendAnyway ? 'Keep it to myself' : 'Close'}</Button>
        {onSendAnyway && (
          <Button tone="text" onClick={onSendAnyway}>
            Share it all the same
          </Button>
        )}
      </p>
    </section>
  );
}
