import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/free-port.mjs';
import { postgresFolder } from '../../scripts/postgres.mjs';

/** A PostgreSQL of our own: its data in a temporary folder, on a free port, gone when we are. */
export interface PostgresCluster {
  /** The maintenance database; each test file makes its own beside it. */
  url: string;
  /** As if the machine had lost its power for a moment: every connection breaks, nothing is tidied up. */
  stopAtOnce(): Promise<void>;
  /** Resolves when it takes connections again, on the same port and with the same data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const START_ATTEMPTS = 5;
const READY_WITHIN_MS = 30_000;
/** As long as this file lies in the folder, the server that ends there is started again. */
const KEEP_MARK = 'start-again';
/** The pipe is kept as number 3, because a shell gives its background commands an empty standard input. */
const SERVE_UNTIL_THE_PIPE_CLOSES = `
  exec 3<&0
  "$@" </dev/null 3<&- & server=$!
  (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & guard=$!
  wait $server
  kill $guard 2>/dev/null
  [ -e ${KEEP_MARK} ] || rm -rf "$PWD"`;

/** Vitest's global set-up of the PostgreSQL runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster({ durable: false });
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}

/** `durable: false` turns fsync off: a killed server loses nothing by that, only a power cut would. */
export async function startPostgresCluster(options: { durable: boolean }): Promise<PostgresCluster> {
  const binaries = postgresFolder();
  if (!binaries) throw new Error('PostgreSQL was not found. On Debian: apt-get install postgresql');
  const account = findAccount();
  for (let attempt = 1; ; attempt += 1) {
    const folder = makeCluster(binaries, account);
    // Between our look and the server's start somebody else may take the port; then we try another one.
    const port = await freePort();
    const plan = { binaries, account, folder, port, durable: options.durable };
    let server = startServer(plan);
    const url = `postgres://cymara@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      process.off('exit', server.letGo);
      server.letGo();
      await server.exited;
    };
    const stopAtOnce = async () => {
      writeFileSync(join(folder, KEEP_MARK), '');
      process.kill(readPid(folder), 'SIGQUIT');
      await server.exited;
      process.off('exit', server.letGo);
    };
    const startAgain = async () => {
      server = startServer(plan);
      rmSync(join(folder, KEEP_MARK));
      if (!(await becomesReady(url, server.exited))) {
        throw new Error(`PostgreSQL did not start again: ${server.output()}`);
      }
    };
    if (await becomesReady(url, server.exited)) return { url, stopAtOnce, startAgain, stop };
    await stop();
    if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${server.output()}`);
  }
}

/** The first line of what the server writes down about itself. */
function readPid(folder: string): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function makeCluster(binaries: string, account: Account | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'cymara-pg-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', 'data', '-U', 'cymara', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  return folder;
}

interface ServerPlan {
  binaries: string;
  account: Account | undefined;
  folder: string;
  port: number;
  durable: boolean;
}

/**
 * The server runs below a shell that reads from us: when we end, in whatever way, the pipe closes, and the
 * shell stops the server and removes its folder. Not even `kill -9` of a test run leaves anything behind.
 */
function startServer({ binaries, account, folder, port, durable }: ServerPlan) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=64MB',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const command = [
    join(binaries, 'postgres'),
    '-D',
    'data',
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn('/bin/sh', ['-c', SERVE_UNTIL_THE_PIPE_CLOSES, 'sh', ...command], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, PWD: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C reaches the whole group; the shell must outlive it to clear up.
    detached: true,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  // The shell may be gone before we let go of it; that is no error of ours.
  child.stdin.on('error', () => {});
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const letGo = () => child.stdin.end();
  process.once('exit', letGo);
  return { exited, letGo, output: () => output };
}

async function becomesReady(url: string, exited: Promise<void>): Promise<boolean> {
  let gone = false;
  exited.then(() => {
    gone = true;
  });
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!gone && performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return !gone;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as one of the accounts that own nothing. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = accounts.find((fields) => fields[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
}
