import { type ReactNode, useEffect, useState } from 'react';
import { productName } from '#contract/product.ts';
import { mood } from '#contract/rules/limits.ts';
import { usePresets } from '#web/api/use-presets.ts';
import { fill } from '#web/bindings/figures/sand-marks.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FirstMatch, MatchRow, Quoting } from './matched-preset.tsx';
import { Needs } from './needs.tsx';
import { ToldSentence } from './told-sentence.tsx';
import { type Matched, useMatchMood } from './use-match-mood.ts';

interface MoodToolProps {
  /** The words tell of danger: the page shows help in place of all this. */
  readonly onDanger: (wasSent: boolean) => void;
}

/** A box and its answer are one place: what one wrote stays, and what counted in it is marked. */
export function MoodTool({ onDanger }: MoodToolProps) {
  const [text, setText] = useState('');
  const [isChanging, setIsChanging] = useState(true);
  const presets = usePresets().data ?? [];
  const { mutate, data, isPending, variables } = useMatchMood(presets);
  const danger = data?.crisis === true ? data : null;
  useEffect(() => {
    if (danger) onDanger(danger.wasSent);
  }, [danger, onDanger]);

  const ask = () => {
    if (isPending) return;
    if (text.trim() === '') {
      toast({
        title: 'Please enter your mood or feelings',
        description: 'We need to know how you’re feeling to suggest suitable frequencies.',
      });
      return;
    }
    mutate(text, { onSuccess: () => setIsChanging(false) });
  };
  const result = !isChanging && data && !data.crisis ? data : null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-22 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(280px,420px)]">
        <div>
          <h1 className="type-page">AI Mood Analysis</h1>
          <div className="mt-6 md:mt-11">
            {isPending ? (
              <ToldSentence text={variables} moving={[]} />
            ) : result ? (
              <ToldSentence text={result.text} moving={result.moving} />
            ) : (
              <Box value={text} onChange={setText} onSend={ask} />
            )}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4 md:mt-11">
            <span className="mr-auto text-muted tabular-nums">
              {text.length}/{mood.counter}
            </span>
            {isPending && <Pending />}
            {result && (
              <Button tone="text" icon="edit" onClick={() => setIsChanging(true)}>
                Change the words
              </Button>
            )}
            {!isPending && (
              <Button
                tone={result ? 'quiet' : 'primary'}
                className="max-md:order-last max-md:w-full"
                onClick={ask}
              >
                Get Frequencies
              </Button>
            )}
          </div>
          <div aria-live="polite">{result && <Told result={result} />}</div>
        </div>
        <aside aria-label="The first match" className={result ? '' : 'max-lg:hidden'}>
          {result?.recommendations[0] ? (
            <FirstMatch matched={result.recommendations[0]} preset={presetOf(presets, result, 0)} />
          ) : (
            <Rest isPending={isPending} />
          )}
        </aside>
      </div>
      {result && result.recommendations.length > 1 && (
        <section aria-labelledby="also" className="mt-20 xl:mt-28">
          <h2 id="also" className="font-extralight font-serif text-44 tracking-title">
            Also for this
          </h2>
          <ul className="mt-3">
            {result.recommendations.slice(1).map((matched, at) => (
              <MatchRow key={matched.presetId} matched={matched} preset={presetOf(presets, result, at + 1)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const presetOf = <P extends { id: number }>(presets: readonly P[], result: Matched, at: number) =>
  presets.find(({ id }) => id === result.recommendations[at]?.presetId);

interface BoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** It takes longer texts than the counter counts towards; the server alone says when it is enough. */
function Box({ value, onChange, onSend }: BoxProps) {
  return (
    <textarea
      aria-label="How are you feeling?"
      placeholder="How are you feeling? Write it the way you would say it to a friend."
      value={value}
      className="field-sizing-content min-h-44 w-full resize-none bg-transparent font-extralight font-serif text-[clamp(1.625rem,2.85vw,2.625rem)]/[1.35] wrap-anywhere tracking-title outline-none placeholder:text-mark focus-visible:outline-none"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
      }}
    />
  );
}

function Pending(): ReactNode {
  return (
    <span role="status" className="type-heading animate-pulse text-soft motion-reduce:animate-none">
      Analyzing Your Mood...
    </span>
  );
}

function Told({ result }: { readonly result: Matched }) {
  return (
    <div className="mt-13 grid gap-8 grid-cols-[minmax(0,1fr)] md:mt-16 md:grid-cols-[300px_minmax(0,1fr)] md:gap-14">
      {result.needs.length > 0 && <Needs needs={result.needs} />}
      <div className={result.needs.length > 0 ? '' : 'md:col-span-2'}>
        <p className="type-lead whitespace-pre-line wrap-anywhere">
          <Quoting words={result.analysis} />
        </p>
        {result.needs.length > 0 && (
          <p className="mt-3.5 text-13 text-muted">
            The denser the sand under a word, the more it counted. Read by a model that is part of{' '}
            {productName}; it can be wrong.
          </p>
        )}
      </div>
    </div>
  );
}

function Rest({ isPending }: { readonly isPending: boolean }) {
  return (
    <>
      <StillPlate
        frequencies={isPending ? [432] : []}
        blurred={isPending}
        large
        className="mx-auto w-full max-w-[420px]"
      >
        {!isPending && <LooseSand />}
      </StillPlate>
      {!isPending && (
        <p className="mt-4.5 text-center text-13 text-muted">
          The sand is at rest until it knows what to draw.
        </p>
      )}
    </>
  );
}

const PLATE = 420;

/** Sand that nothing has shaken yet. */
function LooseSand() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PLATE} ${PLATE}`}
      className="absolute inset-0 size-full rounded-full fill-none stroke-sand opacity-35 [clip-path:circle(46%)] [stroke-linecap:round] [stroke-width:1.1]"
    >
      {[1, 2, 3].map((seed) => (
        <path key={seed} d={fill(0, 0, PLATE, PLATE, 0.01, seed)} />
      ))}
    </svg>
  );
}
