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
  const question = useWatched(questions.asked);
  const [isNoted, setNoted] = useState(false);
  const row = useRef<HTMLElement>(null);

  const leave = useEffectEvent(() => {
    // Never taken from under a hand that is on its way.
    if (row.current?.contains(document.activeElement)) return false;
    questions.leave();
    return true;
  });
  useEffect(() => {
    if (!question) return;
    const timer = window.setInterval(() => leave() && window.clearInterval(timer), SHOWN_MS[question]);
    return () => window.clearInterval(timer);
  }, [question]);
  useEffect(() => {
    if (!isNoted) return;
    const timer = window.setTimeout(() => setNoted(false), THANKS_MS);
    return () => window.clearTimeout(timer);
  }, [isNoted]);

  return (
    <>
      {/* The end of the page stays above it. On a tablet it stands to the right: its left has the timer's switches. */}
      {question && <div className="h-28" />}
      <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--player-inset)+env(safe-area-inset-bottom))] z-20 flex md:justify-end md:px-gutter md:pb-3 lg:justify-start">
        {question && (
          <section
            ref={row}
            aria-label={words[question]}
            onKeyDown={(event) => {
              if (event.key === 'Escape') questions.dismiss();
            }}
            className="pointer-events-auto grid w-full grid-cols-[1fr_auto] items-center border-light-12 bg-bar px-gutter pb-2 max-md:border-t md:w-[324px] md:rounded-surface md:border md:px-4 md:pb-4"
          >
            <p className="text-15 text-soft">{words[question]}</p>
            <IconButton
              name="Not now"
              icon="close"
              size="small"
              className="-mr-3"
              onClick={questions.dismiss}
            />
            <div className="col-span-2 grid grid-cols-5 gap-1">
              {feelings.map(({ word, value }) => (
                <button
                  key={word}
                  type="button"
                  className="min-h-11 rounded-full bg-veil text-15 text-text hover:bg-light-14"
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
            isNoted && !question
              ? 'rounded-full bg-bar px-5 py-3 text-15 text-soft max-md:mx-auto max-md:mb-3'
              : 'sr-only'
          }
        >
          {isNoted && !question && 'Noted. Only you see it.'}
        </p>
      </div>
    </>
  );
}
