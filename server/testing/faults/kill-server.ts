import { openDatabase } from '../../db/connection.ts';
import { type ServerBundle, toEnv } from '../server-process.ts';
import type { TestDatabase } from '../test-database.ts';
import { Visitor } from '../visitor.ts';
import { findLostPosts, keepPosting } from './keep-posting.ts';

const CLIENTS = 6;
const POSTS_BEFORE_A_KILL = 15;
const POSTS_WITHIN_MS = 30_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Kills a server with SIGKILL while it is being posted to, and starts it again on what it left behind. */
export async function killWhileWriting(bundle: ServerBundle, place: TestDatabase, kills: number) {
  const env = { ...toEnv(place.settings), RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' };
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    // A start that needs help fails here.
    const server = await bundle.start(env);
    const load = keepPosting([server.url], CLIENTS);
    const begin = performance.now();
    while (load.acknowledged.length < POSTS_BEFORE_A_KILL && performance.now() - begin < POSTS_WITHIN_MS)
      await pause(5);
    // A moment that differs each time.
    await pause((kill * 37) % 110);
    server.child.kill('SIGKILL');
    await server.finished;
    await load.stop();
    acknowledged.push(...load.acknowledged);
  }
  const database = openDatabase(place.settings);
  try {
    await database.dialect.refuseDamage(database.kysely);
    const lost = await findLostPosts(database, acknowledged);
    return { kills, acknowledged: acknowledged.length, lost: lost.length };
  } finally {
    await database.close();
  }
}

/** Kills first starts at moments between the beginning and the first answer; the next start must be ready. */
export async function killFirstStarts(
  bundle: ServerBundle,
  makePlace: () => TestDatabase | Promise<TestDatabase>,
  kills: number,
) {
  let ready = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const place = await makePlace();
    const env = toEnv(place.settings);
    const doomed = bundle.launch(env);
    await pause(100 + kill * 60);
    doomed.child.kill('SIGKILL');
    await doomed.finished;
    const server = await bundle.start(env);
    if ((await new Visitor(server.url).get('/api/health')).status === 200) ready += 1;
    server.child.kill('SIGKILL');
    await server.finished;
    await place.remove();
  }
  return { kills, ready };
}
