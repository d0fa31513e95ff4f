interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Says something in the corner. There is one at a time: a new one takes the place of the one before. */
export function toast(message: ToastMessage) {
  count += 1;
  show({ ...message, id: count });
}

/** Without an id whatever is shown goes; with one only that message, never the one that came after it. */
export function dismissToast(id?: number) {
  if (current && (id === undefined || current.id === id)) show(undefined);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => current,
};
