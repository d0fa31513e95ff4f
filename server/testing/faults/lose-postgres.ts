import pg from 'pg';
import { openDatabase } from '../../db/connection.ts';
import type { PostgresCluster } from '../postgres-cluster.ts';
import { type ServerBundle, toEnv } from '../server-process.ts';
import { makePostgresDatabase } from '../test-database.ts';
import { Visitor } from '../visitor.ts';
import { findLostPosts, keepPosting, type PostingLoad } from './keep-posting.ts';

interface Plan {
  bundle: ServerBundle;
  cluster: PostgresCluster;
  nodes: number;
  /** How often all connections of the nodes are broken by the database. */
  terminations: number;
  /** How often the database itself is stopped at once and started again. */
  restarts: number;
  downMs: number;
}

interface Outcome {
  nodes: number;
  terminations: number;
  restarts: number;
  acknowledged: number;
  lost: number;
  /** Nodes that ended, which none should. */
  ended: number;
  statuses: PostingLoad['statuses'];
  slowestAnswerMs: number;
  /** From the moment when the database took connections again to the first acknowledged post on every node. */
  slowestRecoveryMs: number;
  withoutRetryAfter: number;
}

const CLIENTS = 4;
const POSTS_BETWEEN_FAULTS = 15;
const RECOVERS_WITHIN_MS = 30_000;

/** Takes the database away from servers that are being posted to, again and again, and counts what came of it. */
export async function losePostgres(plan: Plan): Promise<Outcome> {
  const { bundle, cluster, terminations, restarts } = plan;
  const place = await makePostgresDatabase(cluster.url);
  const env = { ...toEnv(place.settings), RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
  const servers = await Promise.all(Array.from({ length: plan.nodes }, () => bundle.start(env)));
  const urls = servers.map(({ url }) => url);
  let ended = 0;
  for (const { finished } of servers) finished.then(() => (ended += 1));
  const load = keepPosting(urls, CLIENTS);
  let slowestRecoveryMs = 0;
  const recover = async () => {
    slowestRecoveryMs = Math.max(slowestRecoveryMs, await waitUntilAllPost(urls, () => ended > 0));
    const before = load.acknowledged.length;
    while (load.acknowledged.length < before + POSTS_BETWEEN_FAULTS && ended === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  try {
    await recover();
    slowestRecoveryMs = 0;
    for (let count = 0; count < terminations; count += 1) {
      await terminateConnections(place.settings.databaseUrl ?? '');
      await recover();
    }
    for (let count = 0; count < restarts; count += 1) {
      await cluster.stopAtOnce();
      await new Promise((resolve) => setTimeout(resolve, plan.downMs));
      await cluster.startAgain();
      await recover();
    }
    await load.stop();
    const endedBefore = ended;
    const database = openDatabase(place.settings);
    const lost = await findLostPosts(database, load.acknowledged);
    await database.close();
    return {
      nodes: plan.nodes,
      terminations,
      restarts,
      acknowledged: load.acknowledged.length,
      lost: lost.length,
      ended: endedBefore,
      statuses: load.statuses,
      slowestAnswerMs: load.slowestMs,
      slowestRecoveryMs,
      withoutRetryAfter: load.withoutRetryAfter,
    };
  } finally {
    await load.stop();
    for (const { child, finished } of servers) {
      child.kill('SIGKILL');
      await finished;
    }
    await place.remove();
  }
}

async function terminateConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** How long it took until each node had acknowledged a post. */
async function waitUntilAllPost(urls: readonly string[], isOver: () => boolean): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      while (performance.now() - begin < RECOVERS_WITHIN_MS && !isOver()) {
        const answer = await new Visitor(url)
          .post('/api/community/posts/guest', { content: 'Are you there?' })
          .catch(() => undefined);
        if (answer?.status === 201) return;
      }
      if (!isOver()) throw new Error(`${url} did not recover in ${RECOVERS_WITHIN_MS} ms.`);
    }),
  );
  return Math.round(performance.now() - begin);
}
