import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { feelings } from '#web/lib/feelings.ts';
import { useWatched } from '#web/lib/watched.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Questions } from './questions.ts';

/** What is asked before is soon no longer before; whoever lay still with closed eyes has time. */
const SHOWN_MS = { before: 45_000, after: 600_000 };
const THANKS_MS = 4_000;
const words = { before: 'How do you feel?', after: 'How do you feel now?' };

/** A quiet row above the player: one tap says how one feels, and nothing waits for it. */
export function FeelingRow({ questions }: { readonly questions: Questions }) {
  const when = useWatched(questions.asked)?.when;
  const [isNoted, setNoted] = useState(false);
  const row = useRef<HTMLElement>(null);

  const leave = useEffectEvent(() => {
    // Never taken from under a hand that is on its way.
    if (row.current?.contains(document.activeElement)) return false;
    questions.leave();
    return true;
  });
  useEffect(() => {
    if (!when) return;
    const timer = window.setInterval(() => leave() && window.clearInterval(timer), SHOWN_MS[when]);
    return () => window.clearInterval(timer);
  }, [when]);
  useEffect(() => {
    if (!isNoted) return;
    const timer = window.setTimeout(() => setNoted(false), THANKS_MS);
    return () => window.clearTimeout(timer);
  }, [isNoted]);

  return (
    <>
      {/* The end of the page stays above it. */}
      {when && <div className="h-16 max-md:h-[104px]" />}
      <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--player-inset)+env(safe-area-inset-bottom))] z-20 flex justify-center md:pb-3">
        {when && (
          <section
            ref={row}
            aria-label={words[when]}
            onKeyDown={(event) => {
              if (event.key === 'Escape') questions.dismiss();
            }}
            className="feeling-row pointer-events-auto grid w-full grid-cols-[1fr_auto] items-center border-light-12 bg-bar px-gutter max-md:border-t max-md:pb-2 md:flex md:w-auto md:gap-2 md:rounded-full md:border md:py-1 md:pr-1 md:pl-6"
          >
            <p className="text-15 text-soft">{words[when]}</p>
            <IconButton
              name="Not now"
              icon="close"
              size="small"
              className="md:order-last"
              onClick={questions.dismiss}
            />
            <div className="col-span-2 grid grid-cols-5 gap-1 md:ml-3 md:flex">
              {feelings.map(({ word, value }) => (
                <button
                  key={word}
                  type="button"
                  className="min-h-11 rounded-full bg-veil px-3.5 text-15 text-text hover:bg-light-14"
                  onClick={() => {
                    questions.answer(value);
                    setNoted(true);
                  }}
                >
                  {word}
                </button>
              ))}
            </div>
          </section>
        )}
        <p
          role="status"
          className={
            isNoted && !when ? 'rounded-full bg-bar px-5 py-3 text-15 text-soft max-md:mb-3' : 'sr-only'
          }
        >
          {isNoted && !when && 'Noted. Only you see it.'}
        </p>
      </div>
    </>
  );
}
