import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
import { useDesk } from './desk.tsx';

/** Switches a generator on or off as its card's own toggle does, for keys that stand for it. */
export function useToggleGenerator(): (index: number) => void {
  const { hands, open } = useDesk();
  const read = useSoundRead();
  return (index) => {
    const hand = hands[index];
    const shared = read().generators[index];
    if (!hand || !shared || index >= open) return;
    hand.draft('enabled', !(hand.view.get().drafts.enabled ?? shared.enabled));
  };
}
