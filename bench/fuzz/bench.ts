import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#bench/machine.ts';
import { openDatabase } from '#server/db/connection.ts';
import { runFuzz } from '#server/testing/fuzz/run.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import { bundleTestServer, type ServerBundle, toEnv } from '#server/testing/server-process.ts';
import {
  makePostgresDatabase,
  makeSqliteDatabase,
  type TestDatabase,
} from '#server/testing/test-database.ts';
import { Visitor } from '#server/testing/visitor.ts';

/** Each part has a server and a database of its own, and is kept when it is done. */
const FULL = { parts: 20, cases: 10_000 };
const SHORT = { parts: 1, cases: 2_000 };
const SEED = 20_261_117;
const RESULTS = 'bench/results/fuzz.json';
const ENGINES = ['sqlite', 'postgres'] as const;

type Engine = (typeof ENGINES)[number];

/** Requests of every wrong kind against the built server, on both databases or on those that are named. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const named = ENGINES.filter((engine) => argv.includes(engine));
  const bundle = await bundleTestServer();
  try {
    const { parts, cases } = isShort ? SHORT : FULL;
    for (const engine of named.length ? named : ENGINES) {
      let result: Result | undefined;
      for (let part = 0; part < parts; part += 1) {
        const options = { seed: SEED + part * cases, cases };
        const next = await withDatabase(engine, (place) => fuzz(bundle, place, options));
        result = result ? together(result, next) : next;
        if (!isShort) keep(engine, result);
      }
      console.log(engine, result);
      if (!result || !isGood(result)) process.exitCode = 1;
    }
  } finally {
    bundle.remove();
  }
}

async function withDatabase<Result>(engine: Engine, work: (place: TestDatabase) => Promise<Result>) {
  const cluster = engine === 'postgres' ? await startPostgresCluster({ durable: false }) : undefined;
  const place = cluster ? await makePostgresDatabase(cluster.url) : makeSqliteDatabase();
  try {
    return await work(place);
  } finally {
    await place.remove();
    await cluster?.stop();
  }
}

async function fuzz(bundle: ServerBundle, place: TestDatabase, options: { seed: number; cases: number }) {
  const server = await bundle.start({
    ...toEnv(place.settings),
    // The limits would end the run at its beginning.
    RATE_LIMIT_SCALE: '100000',
    TRUST_PROXY: '1',
    // So that each is counted, instead of ending the process.
    NODE_OPTIONS: '--unhandled-rejections=warn',
  });
  const database = openDatabase(place.settings);
  try {
    const [member, staff] = [new Visitor(server.url), new Visitor(server.url)];
    await member.register('Member');
    const { body } = await staff.register('Warden');
    const roles = { premium_grant: 1, is_admin: 1, is_moderator: 1 } as const;
    await database.kysely.updateTable('users').set(roles).where('id', '=', body.id).execute();
    const cookies = { member: member.cookie ?? '', staff: staff.cookie ?? '' };
    const target = { url: server.url, pid: server.child.pid ?? 0, database, cookies };
    const report = await runFuzz(target, options);
    return {
      cases: report.cases,
      statuses: report.statuses,
      from500: Object.entries(report.statuses).reduce(
        (sum, [code, n]) => sum + (Number(code) >= 500 ? n : 0),
        0,
      ),
      badAnswers: report.bad.slice(0, 20),
      unhandledRejections: server.output().stderr.split('UnhandledPromiseRejectionWarning').length - 1,
      crashed: server.child.exitCode !== null,
      tables: report.tables,
      windowsCompared: report.windowsCompared,
      silentWrites: report.silentWrites,
      dearestCall: { ...report.dearestCall, cpuMs: Math.round(report.dearestCall.cpuMs * 10) / 10 },
    };
  } finally {
    await database.close();
    server.child.kill('SIGTERM');
    await server.finished;
  }
}

type Result = Awaited<ReturnType<typeof fuzz>>;

function together(one: Result, other: Result): Result {
  const statuses = { ...one.statuses };
  for (const [status, count] of Object.entries(other.statuses))
    statuses[status] = (statuses[status] ?? 0) + count;
  return {
    cases: one.cases + other.cases,
    statuses,
    from500: one.from500 + other.from500,
    badAnswers: [...one.badAnswers, ...other.badAnswers].slice(0, 20),
    unhandledRejections: one.unhandledRejections + other.unhandledRejections,
    crashed: one.crashed || other.crashed,
    tables: other.tables,
    windowsCompared: one.windowsCompared + other.windowsCompared,
    silentWrites: [...one.silentWrites, ...other.silentWrites],
    dearestCall: one.dearestCall.cpuMs > other.dearestCall.cpuMs ? one.dearestCall : other.dearestCall,
  };
}

function isGood({ badAnswers, unhandledRejections, crashed, silentWrites, dearestCall }: Result): boolean {
  const faults = badAnswers.length + unhandledRejections + silentWrites.length;
  return faults === 0 && !crashed && dearestCall.cpuMs <= 100;
}

/** Beside what is known of the other engine: a run takes long, and each may have its own. */
function keep(engine: Engine, result: Result): void {
  mkdirSync('bench/results', { recursive: true });
  const machine = describeMachine();
  const known = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  writeFileSync(RESULTS, `${JSON.stringify({ ...known, machine, seed: SEED, [engine]: result }, null, 2)}\n`);
}
