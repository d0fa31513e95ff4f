import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { tiers } from '#contract/rules/limits.ts';
import { type SoundActions, useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { CardHand, type CardValues } from './card-hand.ts';

interface Desk {
  /** One for each generator: the card and the stage share it. */
  readonly hands: readonly CardHand[];
  /** The generator on the ring, 0 to 2. */
  readonly selected: number;
  readonly select: (index: number) => void;
  /** How many of the generators this listener may use. */
  readonly open: number;
}

const DeskContext = createContext<Desk | null>(null);

interface GeneratorDeskProps {
  readonly isPremium: boolean;
  readonly children: ReactNode;
}

/** What the cards and the stage have in common: the hands on the generators, and which of them is on the ring. */
export function GeneratorDesk({ isPremium, children }: GeneratorDeskProps) {
  const actions = useSoundActions();
  const [hands] = useState(() =>
    Array.from({ length: tiers.generators }, (_, index) => new CardHand(portsOf(actions, index))),
  );
  const [chosen, select] = useState(0);
  const open = isPremium ? tiers.generators : tiers.freeGenerators;
  const selected = Math.min(chosen, open - 1);
  useEffect(
    () => () => {
      for (const hand of hands) hand.settle();
    },
    [hands],
  );
  const desk = useMemo(() => ({ hands, selected, select, open }), [hands, selected, open]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A generator was placed outside the GeneratorDesk.');
  return desk;
}

function portsOf(actions: SoundActions, index: number) {
  return {
    preview: ({ frequency, volume }: Partial<CardValues>) => {
      if (frequency !== undefined) actions.draftGenerator(index, { frequency });
      if (volume !== undefined) actions.draftGenerator(index, { volume });
    },
    commit: ({ enabled, ...patch }: Partial<CardValues>) => {
      if (enabled !== undefined) actions.enableGenerator(index, enabled);
      else actions.updateGenerator(index, patch);
    },
  };
}
