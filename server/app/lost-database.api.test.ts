import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { classifyFault } from '../db/database-fault.ts';
import { losePostgres } from '../testing/faults/lose-postgres.ts';
import { type PostgresCluster, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { bundleTestServer, type ServerBundle } from '../testing/server-process.ts';
import { makePostgresDatabase } from '../testing/test-database.ts';

/** The long form, with 20 restarts and two nodes, is `npm run bench -- faults`. */
describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that goes away under load', () => {
  let bundle: ServerBundle;
  let cluster: PostgresCluster;
  beforeAll(async () => {
    // One of its own, and one that keeps what it acknowledged: the others' must not be restarted under their feet.
    [bundle, cluster] = await Promise.all([bundleTestServer(), startPostgresCluster({ durable: true })]);
  });
  afterAll(async () => {
    bundle.remove();
    await cluster.stop();
  });

  it('P5 ends no process and loses nothing that was acknowledged; whoever is refused is told when to come back', async () => {
    const seen = await losePostgres({ bundle, cluster, nodes: 1, terminations: 4, restarts: 2, downMs: 300 });
    expect(seen).toMatchObject({ ended: 0, lost: 0, withoutRetryAfter: 0 });
    expect(seen.acknowledged).toBeGreaterThan(0);
    expect(Object.keys(seen.statuses).filter((status) => !['201', '503'].includes(status))).toEqual([]);
  });

  it('P5 a connection that has gone silent is given up once, and the next call gets another', async () => {
    const place = await makePostgresDatabase(cluster.url);
    const wire = await openWire(place.settings.databaseUrl ?? '');
    const database = openDatabase({ ...place.settings, databaseUrl: wire.url });
    const ask = () => sql<{ n: number }>`select 1 as n`.execute(database.kysely);
    await ask();
    wire.isSilent = true;
    const begin = performance.now();
    const work = database.transaction(({ kysely }) => sql`select 1`.execute(kysely));
    expect(await work.then(() => undefined, classifyFault)).toBe('unreachable');
    // Asking once more, if only for the rollback, would take as long again.
    expect(performance.now() - begin).toBeLessThan(8_000);
    wire.isSilent = false;
    expect((await ask()).rows).toEqual([{ n: 1 }]);
    expect(wire.connections).toBe(2);
    await database.close();
    await wire.close();
    await place.remove();
  });
});

/** The way to a database, on which everything that either side says can be swallowed. */
async function openWire(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const wire = { url: '', isSilent: false, connections: 0, close: async () => {} };
  const server = createServer((near) => {
    wire.connections += 1;
    const far = connect(Number(port), hostname);
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => wire.isSilent || to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  wire.url = url.href;
  wire.close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return wire;
}
