import { type HTMLAttributes, type Ref, type RefAttributes, useCallback } from 'react';

/** What a control must take so that a layer can open from it. */
export type TriggerProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;

/** Calls the handler that was there before, then ours, unless the first has said no. */
export function both<E extends { defaultPrevented: boolean }>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}

function hand<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** One control may be the trigger of two layers, a menu and a tooltip: both must get hold of it. */
export function useBothRefs<T>(theirs: Ref<T> | undefined, ours: Ref<T>) {
  return useCallback(
    (value: T | null) => {
      hand(theirs, value);
      hand(ours, value);
    },
    [theirs, ours],
  );
}
