import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { tiers } from '#contract/rules/limits.ts';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
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
  readonly isCertain: boolean;
}

const DeskContext = createContext<Desk | null>(null);

interface GeneratorDeskProps {
  readonly isPremium: boolean;
  /** False while nobody knows yet who is listening. */
  readonly isCertain: boolean;
  readonly children: ReactNode;
}

/** What the cards and the stage have in common: the hands on the generators, and which of them is on the ring. */
export function GeneratorDesk({ isPremium, isCertain, children }: GeneratorDeskProps) {
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
  useClosedGenerators(isCertain ? open : tiers.generators);
  const desk = useMemo(
    () => ({ hands, selected, select, open, isCertain }),
    [hands, selected, open, isCertain],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/**
 * What a member left switched on before the membership ended must not sound at the next Play, since no hand could
 * switch it off any more. A preset or a program that plays on them keeps its tones.
 */
function useClosedGenerators(open: number): void {
  const { enableGenerator } = useSoundActions();
  const read = useSoundRead();
  useEffect(() => {
    const { generators, nowPlaying } = read();
    if (nowPlaying && nowPlaying.owner !== 'generators' && nowPlaying.patch === null) return;
    generators.forEach((generator, index) => {
      if (index >= open && generator.enabled) enableGenerator(index, false);
    });
  }, [open, read, enableGenerator]);
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
