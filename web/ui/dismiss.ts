import { type RefObject, useEffect } from 'react';

/** A press outside the layer and its trigger, or Escape, asks to close. */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  close: (reason: 'escape' | 'outside') => void,
) {
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!inside.some((part) => part.current?.contains(target))) close('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Said no to, or a dialog around the layer would close with it.
      event.preventDefault();
      close('escape');
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  });
}
