import type { Kind, states } from './cast.ts';

/** What a call sends: its address where that is more than the thing's id in the path, and a body. */
type Send = (about: { id: string }) => { path?: string; body?: unknown };

/** One way to ask a call, with the answers that each of the seven is to get; see matrix.ts. */
export interface Asked {
  kind?: Kind;
  rows: Record<string, string>;
  send?: Send | undefined;
}

/** A call that is about no thing in particular. */
export function plain(row: string, send?: Send): Asked {
  return { rows: { any: row }, send };
}

/** A call about a thing: a row for every state that such a thing can be in. */
export function on<K extends Kind>(
  kind: K,
  rows: Record<(typeof states)[K][number], string>,
  send?: Send,
): Asked {
  return { kind, rows, send };
}
