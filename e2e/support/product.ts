import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const built = fileURLToPath(new URL('../../dist/server/', import.meta.url));
const readyLine = /^Cymara is listening on (http:\/\/\S+?)\/?$/;
const readyWithinMs = 30_000;
const stopWithinMs = 30_000;
const keptLogLines = 400;

/** The built product, running on a free port with a data folder of its own. */
export interface Product {
  url: string;
  dataDir: string;
  /** Every line it has printed so far; the oldest are dropped. */
  lines: readonly string[];
  /** `npm run admin -- …` on this product's data, while it runs. Answers what the command printed. */
  admin(...args: string[]): Promise<string>;
  /** Asks it to stop and answers its exit code. The data folder stays until `remove`. */
  stop(): Promise<number | null>;
  remove(): void;
}

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cymara-journey-'));
  const env = productEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...settings,
    DATA_DIR: dataDir,
  });
  const child = spawn(process.execPath, [join(built, 'start.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);

  const lines: string[] = [];
  const address = new Promise<string>((resolve) => {
    const read = (line: string) => {
      lines.push(line);
      if (lines.length > keptLogLines) lines.shift();
      const found = readyLine.exec(line)?.[1];
      if (found) resolve(found);
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', read);
  });
  const end = closed.then((code) => Promise.reject(new Error(`ended with ${code} before it was ready`)));
  const limit = wait(readyWithinMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('was not ready in time')),
  );

  const url = await Promise.race([address, end, limit]).catch((error: Error) => {
    child.kill('SIGKILL');
    if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The product ${error.message}. It printed:\n${lines.join('\n')}`);
  });

  return {
    url,
    dataDir,
    lines,
    async admin(...args) {
      const command = join(built, 'commands/admin.js');
      const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
      return stdout;
    },
    async stop() {
      const limit = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      child.kill('SIGTERM');
      const code = await closed;
      clearTimeout(limit);
      return code;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Only what every program needs and what the journey sets: a developer's own configuration stays outside. */
function productEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TEST_RUN_ID } = process.env;
  return { PATH, HOME, TMPDIR, ...(TEST_RUN_ID ? { TEST_RUN_ID } : {}), ...settings };
}
