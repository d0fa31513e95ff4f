import { createWatched, type Watched } from '#web/lib/watched.ts';

interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let count = 0;
const current = createWatched<ShownToast | undefined>(undefined);

/** What is said now. */
export const shownToast: Watched<ShownToast | undefined> = current;

/** Says something in the corner. There is one at a time: a new one takes the place of the one before. */
export function toast(message: ToastMessage) {
  count += 1;
  current.set({ ...message, id: count });
}

/** Without an id whatever is shown goes; with one only that message, never the one that came after it. */
export function dismissToast(id?: number) {
  if (id === undefined || current.get()?.id === id) current.set(undefined);
}
