import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { cache, root } from '../../scripts/places.mjs';
import type { DatabaseSettings } from '../db/connection.ts';

/** The server as it is shipped, built into a folder of its own. */
export interface ServerBundle {
  /** Starts the server; resolves when it says that it listens. */
  start(env: Record<string, string>): Promise<ServerProcess>;
  /** The same without waiting for anything. */
  launch(env: Record<string, string>): Pick<ServerProcess, 'child' | 'finished'>;
  /** Runs a program of the bundle to its end. */
  run(program: string, args: string[], env: Record<string, string>): Promise<Finished>;
  remove(): void;
}

interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** All that was written to either stream so far. */
  output(): { stdout: string; stderr: string };
  finished: Promise<Finished>;
}

interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function toEnv({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> {
  return { PORT: '0', DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

export async function bundleTestServer(): Promise<ServerBundle> {
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that the packages are found as they are from dist/.
  const folder = mkdtempSync(join(cache, 'test-server-'));
  await bundleServer(root, folder);
  return {
    start: (env) => startServer(launch(join(folder, 'start.js'), [], env)),
    launch: (env) => launch(join(folder, 'start.js'), [], env),
    run: (program, args, env) => launch(join(folder, program), args, env).finished,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function launch(file: string, args: string[], env: Record<string, string>) {
  // Nothing of the test's own surroundings: what is not set here is not set.
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk;
  });
  const finished = new Promise<Finished>((resolve) =>
    child.once('close', (code) => resolve({ code, ...written })),
  );
  return { child, output: () => written, finished };
}

async function startServer(process: ReturnType<typeof launch>): Promise<ServerProcess> {
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: process.child.stdout }).on('line', (line) => {
      const url = /^Cymara is listening on (http\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const gone = process.finished.then(({ code, stderr }): never => {
    throw new Error(`The server ended with ${code}: ${stderr}`);
  });
  gone.catch(() => {});
  return { url: await Promise.race([listening, gone]), ...process };
}
