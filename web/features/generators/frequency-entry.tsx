import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFrequency } from '#contract/rules/valid-tone.ts';
import { hertzText } from '#web/bindings/sound/words.ts';
import { delays } from '#web/lib/delays.ts';
import { readFrequency, readTyped } from './typed-frequency.ts';
import type { GeneratorInHand } from './use-generator.ts';

interface FrequencyEntryProps {
  readonly generator: GeneratorInHand;
  /** Told what is wrong with what was typed, and null when nothing is any more. */
  readonly onProblem: (problem: string | null) => void;
}

/** Hertz by which the arrows move the number; with Shift, and with Ctrl. */
const STEPS = { plain: 1, shift: 0.1, ctrl: 0.01 } as const;

/**
 * The number, to be typed into. It waits until the typing rests, since on the way to 528 nobody wants to hear 5 and
 * 52; Enter or leaving takes it at once. A note is understood too. What is no frequency is told so, and the old one
 * stays. In binaural the second and third number follow from the first: they are shown, not typed.
 */
export function FrequencyEntry({ generator, onProblem }: FrequencyEntryProps) {
  const { name, values, isLocked, isSetByMode, edit } = generator;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? hertzText(values.frequency);
  const commit = useRef(edit.commit);
  commit.current = edit.commit;
  const tell = useRef(onProblem);
  tell.current = onProblem;
  /** The text that already sounds. It stays as it was typed while the hand is here: more digits may follow. */
  const taken = useRef<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    let waiting: ReturnType<typeof setTimeout>;
    const take = () => {
      const { hz, problem } = readTyped(typed);
      tell.current(problem);
      if (hz === null) return;
      if (commit.current('frequency', hz)) taken.current = typed;
      // Another control holds the card for a moment: the number waits its turn instead of getting lost.
      else waiting = setTimeout(take, delays.cardLock);
    };
    waiting = setTimeout(take, delays.cardTypedFrequency);
    return () => clearTimeout(waiting);
  }, [typed]);

  const finish = () => {
    if (typed === null) return;
    const { hz, problem } = readTyped(typed);
    tell.current(problem && `${problem} ${hertzText(values.frequency)} Hz stays.`);
    if (hz === null || typed === taken.current || edit.commit('frequency', hz)) setTyped(null);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.ctrlKey ? STEPS.ctrl : event.shiftKey ? STEPS.shift : STEPS.plain;
    const moves: Readonly<Record<string, () => void>> = {
      Enter: finish,
      Escape: () => {
        setTyped(null);
        tell.current(null);
      },
      ArrowUp: () => step(by),
      ArrowDown: () => step(-by),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const step = (by: number) => {
    setTyped(null);
    tell.current(null);
    const from = (typed === null ? null : readFrequency(typed)) ?? values.frequency;
    const wanted = Number((from + by).toFixed(4));
    if (isFrequency(wanted)) edit.set('frequency', wanted);
  };

  return (
    <input
      type="text"
      // Not the keys for numbers alone: a note has letters.
      inputMode="text"
      enterKeyHint="done"
      autoCapitalize="characters"
      readOnly={isSetByMode}
      autoComplete="off"
      spellCheck={false}
      aria-label={`${name} frequency`}
      aria-disabled={isLocked || undefined}
      aria-invalid={typed !== null && typed !== '' && readFrequency(typed) === null ? true : undefined}
      size={text.length}
      style={{ '--letters': text.length }}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        taken.current = null;
        tell.current(null);
        setTyped(event.currentTarget.value);
      }}
      onBlur={finish}
      onKeyDown={onKey}
    />
  );
}
