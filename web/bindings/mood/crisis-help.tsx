import { useEffect, useRef } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { emergencyNumber, HelpLines, useHelpPlace } from './help-lines.tsx';

interface CrisisHelpProps {
  /** What became of the words; told as it is. */
  readonly wasSent: boolean;
  /** Quiet tones, for whoever wants company; only where there are any. */
  readonly tonesAddress: string;
  readonly onMeantDifferently: () => void;
}

/** In place of a page: one voice, and nothing beside it but the name of the house. */
export function CrisisHelp({ wasSent, tonesAddress, onMeantDifferently }: CrisisHelpProps) {
  const chosen = useHelpPlace();
  const emergency = emergencyNumber(chosen.place);
  const heading = useRef<HTMLHeadingElement>(null);
  useAlone();
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const quiet =
    'inline-flex min-h-11 items-center text-soft underline decoration-light-27 underline-offset-6';
  return (
    <div className="-mt-header bg-[radial-gradient(900px_620px_at_34%_-6%,var(--color-plate-dim),transparent)] pt-header">
      <section
        role="alert"
        aria-labelledby="crisis"
        className="mx-auto max-w-[760px] px-gutter pt-7 pb-24 md:px-0 md:pt-18 xl:-translate-x-24"
      >
        <h1
          id="crisis"
          ref={heading}
          tabIndex={-1}
          className="font-extralight font-serif text-[clamp(2.375rem,3.9vw,3.5rem)]/[1.1] tracking-[-0.03em] outline-none"
        >
          Thank you for saying it.{' '}
          <span className="block md:whitespace-nowrap">You do not have to carry this alone.</span>
        </h1>
        <p className="mt-7 max-w-[32em] text-17 text-soft">
          What you wrote sounds very heavy. It deserves a person who listens, today, and not only a page.
        </p>
        <h2 className="type-section mt-13">If you are in danger, or might act on this now</h2>
        <p className="mt-2 max-w-[34em] text-soft">
          Call your local emergency number. If calling is hard, go to someone nearby, or ask them to call for
          you.
        </p>
        <a
          href={emergency.href}
          className={`${buttonClass({ tone: 'light', size: 'large' })} mt-6 max-md:w-full`}
        >
          <span className="ui-button-face">
            <Icon name="phone" size={18} />
            {emergency.number ? `Call ${emergency.number}` : 'Call your local emergency number'}
          </span>
        </a>
        <div className="mt-13">
          <HelpLines {...chosen} />
        </div>
        <p className="mt-14 text-muted">
          {wasSent ? 'Your words were not stored.' : 'Your words were not stored and not sent to anyone.'}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
          <a href={tonesAddress} className={quiet}>
            Quiet tones, if you want company
          </a>
          or
          <button type="button" className={quiet} onClick={onMeantDifferently}>
            I meant it differently
          </button>
        </p>
      </section>
    </div>
  );
}

/** Navigation, player and foot of the page step back for as long as this stands; the shell looks for the mark. */
function useAlone() {
  useEffect(() => {
    document.documentElement.dataset.alone = '';
    return () => {
      delete document.documentElement.dataset.alone;
    };
  }, []);
}
