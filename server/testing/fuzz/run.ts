import { type Kysely, sql } from 'kysely';
import { endpoints } from '#contract/endpoints/all.ts';
import type { Database } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';
import { mainThreadCpu } from '../main-thread-cpu.ts';
import { type Answer, Visitor } from '../visitor.ts';
import { type FuzzCase, makeCases, type Role } from './cases.ts';

const AT_ONCE = 8;
const CASES_A_WINDOW = 64;
/** Calls that together cost less than this are not looked at one by one. */
const NOT_DEAR_MS = 30;
/** Counters, and the note of when a session was last seen, may move with every call; the outbox is emptied by itself. */
const MAY_MOVE = new Set(['counters', 'sessions', 'outbox', 'leases', 'test_secrets']);

interface Target {
  url: string;
  /** The process that answers. */
  pid: number;
  database: Database;
  cookies: Record<Exclude<Role, 'guest'>, string>;
}

export interface FuzzReport {
  cases: number;
  statuses: Record<string, number>;
  /** Answers from 500 on, refusals without words, and connections that broke. */
  bad: string[];
  /** Stretches in which nothing was answered with success, and in which rows changed all the same. */
  silentWrites: string[];
  windowsCompared: number;
  tables: string[];
  /** Of those that were looked at one by one; all others cost less than 30 ms. */
  dearestCall: { cpuMs: number; call: string };
}

/** Sends so many cases, and looks at every answer, at what they cost, and at the rows of every table that there is. */
export async function runFuzz(target: Target, options: { seed: number; cases: number }): Promise<FuzzReport> {
  const tables = await listTables(target.database.kysely);
  const report: FuzzReport = {
    cases: 0,
    statuses: {},
    bad: [],
    silentWrites: [],
    windowsCompared: 0,
    tables,
    dearestCall: { cpuMs: 0, call: '' },
  };
  let rows = await readAll(target.database.kysely, tables);
  for (let first = 0; first < options.cases; first += CASES_A_WINDOW) {
    const window = makeCases(options.seed + first, Math.min(CASES_A_WINDOW, options.cases - first));
    const mayWrite = await sendWindow(target, window, report);
    await paymentsAtRest(target.database.kysely);
    const after = await readAll(target.database.kysely, tables);
    if (!mayWrite) {
      report.windowsCompared += 1;
      if (after !== rows) report.silentWrites.push(`seed ${options.seed + first}`);
    }
    rows = after;
  }
  return report;
}

/** Whether one of the answers said that something was changed. */
async function sendWindow(target: Target, window: FuzzCase[], report: FuzzReport): Promise<boolean> {
  let mayWrite = false;
  for (let first = 0; first < window.length; first += AT_ONCE) {
    const group = window.slice(first, first + AT_ONCE).map((one) => ({ one, body: one.body() }));
    const before = mainThreadCpu(target.pid);
    const answers = await Promise.all(group.map(({ one, body }) => send(target, one, body)));
    const spent = mainThreadCpu(target.pid) - before;
    for (const [index, { one, body }] of group.entries()) {
      const answer = answers[index];
      judge(report, one, answer);
      // Together they cost more than the dearest so far: so may one of them, and each is sent again on its own.
      if (spent > Math.max(NOT_DEAR_MS, report.dearestCall.cpuMs))
        await measureAlone(target, one, body, report);
      if (isChange(one) && answer && answer.status < 400) mayWrite = true;
    }
  }
  return mayWrite;
}

/** The smaller of two: a collection of garbage that falls on one of them is not its doing. */
async function measureAlone(target: Target, one: FuzzCase, body: Buffer, report: FuzzReport): Promise<void> {
  const costs: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const before = mainThreadCpu(target.pid);
    await send(target, one, body);
    costs.push(mainThreadCpu(target.pid) - before);
  }
  const cpuMs = Math.min(...costs);
  if (cpuMs > report.dearestCall.cpuMs) report.dearestCall = { cpuMs, call: describe(one, body) };
}

function send({ url, cookies }: Target, one: FuzzCase, body: Buffer): Promise<Answer | undefined> {
  const visitor = new Visitor(url);
  if (one.role !== 'guest') visitor.cookie = cookies[one.role];
  const { method } = one.endpoint;
  const sent = method === 'GET' ? visitor.get(one.path) : visitor.send(method, one.path, { ...one, body });
  return sent.catch(() => undefined);
}

/** Below 500, and if it is no success, with words. */
function judge(report: FuzzReport, one: FuzzCase, answer: Answer | undefined): void {
  const status = answer?.status ?? 0;
  report.cases += 1;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  const hasWords = typeof answer?.body?.message === 'string' && answer.body.message !== '';
  const isGood = status >= 200 && status < 500 && (status < 400 || hasWords);
  if (!isGood) report.bad.push(`${status}: ${describe(one, one.body())}`);
}

/** To log out touches sessions alone. */
function isChange({ endpoint: { method, path } }: FuzzCase): boolean {
  return method !== 'GET' && path !== endpoints.logout.path;
}

function describe({ endpoint, role, path, headers }: FuzzCase, body: Buffer): string {
  const start = JSON.stringify(body.toString('latin1', 0, 120));
  return `${endpoint.method} ${path.slice(0, 120)} as ${role}, ${JSON.stringify(headers).slice(0, 200)}, ${body.length} bytes ${start}`;
}

async function listTables(kysely: Kysely<Schema>): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !MAY_MOVE.has(name));
}

/** What is told to the test provider, and what it tells, changes rows when it is delivered: a moment after the answer. */
async function paymentsAtRest(kysely: Kysely<Schema>): Promise<void> {
  const look = () =>
    kysely
      .selectFrom('outbox')
      .select('id')
      .where('kind', 'in', ['test-webhook', 'end-subscription'])
      .executeTakeFirst();
  while (await look()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** All rows of all tables, in an order that does not depend on the engine's mood. */
async function readAll(kysely: Kysely<Schema>, tables: readonly string[]): Promise<string> {
  const all: string[] = [];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(kysely);
    all.push(table, ...rows.map((row) => JSON.stringify(row)).sort());
  }
  return all.join('\n');
}
