import type { Database } from '../../db/connection.ts';
import { Visitor } from '../visitor.ts';

/** What clients that never stop posting have seen so far. */
export interface PostingLoad {
  /** The ids of the posts that were answered with 201. */
  acknowledged: number[];
  /** How many answers had which status; 0 for a call that got no answer at all. */
  statuses: Record<number, number>;
  slowestMs: number;
  /** Statuses of 503 that did not say when to come back. */
  withoutRetryAfter: number;
  /** Resolves when every client has had its last answer. */
  stop(): Promise<void>;
}

const AFTER_A_REFUSAL_MS = 20;

/** Guests that post without pause, each to its own server of the list in turn. */
export function keepPosting(urls: readonly string[], clients: number): PostingLoad {
  let isOn = true;
  const load: PostingLoad = {
    acknowledged: [],
    statuses: {},
    slowestMs: 0,
    withoutRetryAfter: 0,
    stop: async () => {
      isOn = false;
      await Promise.all(all);
    },
  };
  const post = async (url: string, content: string) => {
    const begin = performance.now();
    const answer = await new Visitor(url)
      .post('/api/community/posts/guest', { content })
      .catch(() => undefined);
    const status = answer?.status ?? 0;
    load.slowestMs = Math.max(load.slowestMs, Math.round(performance.now() - begin));
    load.statuses[status] = (load.statuses[status] ?? 0) + 1;
    if (status === 201) load.acknowledged.push(answer?.body.id);
    else await new Promise((resolve) => setTimeout(resolve, AFTER_A_REFUSAL_MS));
    if (status === 503 && !answer?.headers['retry-after']) load.withoutRetryAfter += 1;
  };
  const all = Array.from({ length: clients }, async (_, client) => {
    const url = urls[client % urls.length] ?? '';
    for (let count = 0; isOn; count += 1) await post(url, `Post ${count} of client ${client}`);
  });
  return load;
}

/** Which of the acknowledged posts the database does not have. */
export async function findLostPosts(database: Database, acknowledged: readonly number[]): Promise<number[]> {
  const rows = await database.kysely.selectFrom('posts').select('id').execute();
  const kept = new Set(rows.map((row) => row.id));
  return acknowledged.filter((id) => !kept.has(id));
}
