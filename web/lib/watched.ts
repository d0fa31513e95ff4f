import { useSyncExternalStore } from 'react';

/** A value that components can watch: they are told when it becomes another one. */
export interface Watched<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Settable<Value> extends Watched<Value> {
  readonly set: (value: Value) => void;
}

/** `whileWatched` is called when the first listener comes, and what it returns when the last one has gone. */
export function createWatched<Value>(first: Value, whileWatched?: () => () => void): Settable<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  let stop: (() => void) | undefined;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = whileWatched?.();
      listeners.add(listener);
      return () => {
        // React never takes its leave twice, but others may.
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

export function useWatched<Value>({ subscribe, get }: Watched<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
