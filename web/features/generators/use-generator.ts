import { useMemo } from 'react';
import { usePresetArriving } from '#web/bindings/sound/use-presets-and-programs.ts';
import { useHertzOfMode, useSound } from '#web/bindings/sound/use-sound.ts';
import { useWatched } from '#web/lib/watched.ts';
import type { CardControl, CardValues } from './card-hand.ts';
import { useDesk } from './desk.tsx';

/** One generator as its controls see it: shared values, with what the hand is just changing in their place. */
export function useGenerator(index: number) {
  const { hands } = useDesk();
  const hand = hands[index];
  const shared = useSound((state) => state.generators[index]);
  if (!hand || !shared) throw new Error(`There is no generator ${index + 1}`);
  const { drafts, isLocked } = useWatched(hand.view);
  const isPresetArriving = usePresetArriving();
  const ofMode = useHertzOfMode(index);
  const isSetByMode = ofMode !== null;

  const edit = useMemo(
    () => ({
      /** Shown and heard at once, committed when it rests. */
      set: <C extends CardControl>(control: C, value: CardValues[C]) => {
        if (!isPresetArriving && !(isSetByMode && control === 'frequency')) hand.draft(control, value);
      },
      /** Committed at once; false when the card took no draft just now. */
      commit: <C extends CardControl>(control: C, value: CardValues[C]) =>
        !isPresetArriving && !(isSetByMode && control === 'frequency') && hand.commitNow(control, value),
    }),
    [hand, isPresetArriving, isSetByMode],
  );
  return {
    name: `Generator ${index + 1}`,
    /** With the number that sounds: in binaural the second and third are set by the first and the beat rate. */
    values: { ...shared, ...drafts, ...(isSetByMode ? { frequency: ofMode } : {}) },
    isSetByMode,
    isLocked: isLocked || isPresetArriving,
    edit,
  };
}

export type GeneratorInHand = ReturnType<typeof useGenerator>;
