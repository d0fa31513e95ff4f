import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { classifyFault } from './database-fault.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
/** No call hangs on a database that went away: so long for the wait for a connection and a query together. */
const ANSWER_TIMEOUT_MS = 4_500;
/** Sooner than we give up: a query that is merely slow is then ended by the server, and its connection lives on. */
const STATEMENT_TIMEOUT_MS = 4_000;
const SHORTEST_QUERY_TIMEOUT_MS = 100;
const INT8_OID = 20;

/** Connections that may break at any moment: the call that used one is refused, and the next gets another. */
export function openPostgresPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    // Counts and times come as 64-bit integers, which the driver would hand over as text.
    types: {
      getTypeParser: (oid, format) => (oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Unheard, either event would end the process: the pool tells of idle connections that break, each client of
  // itself while it is lent. The query that was under way fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => {
      const begin = performance.now();
      const client = await pool.connect();
      return lend(client, ANSWER_TIMEOUT_MS - (performance.now() - begin));
    },
    end: () => pool.end(),
  };
}

/**
 * A connection on which a query got no answer is not used again, neither for the rollback, which would wait as
 * long once more, nor by the next call.
 */
function lend(client: pg.PoolClient, timeLeft: number): PostgresPoolClient {
  // Known to the driver, though not to its types.
  const limit = { query_timeout: Math.max(SHORTEST_QUERY_TIMEOUT_MS, Math.round(timeLeft)) };
  let broken: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query({ text, values: [...values], ...limit });
    } catch (error) {
      if (classifyFault(error) === 'unreachable') broken = error as Error;
      throw error;
    }
  };
  return {
    // Kysely would ask with a cursor as well, but only if it were given a class for one.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken),
  };
}
