/** A value that components can watch: they are told when it becomes another one. */
export interface Watched<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Settable<Value> extends Watched<Value> {
  readonly set: (value: Value) => void;
}

export function createWatched<Value>(first: Value): Settable<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
