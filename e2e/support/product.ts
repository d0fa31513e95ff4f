import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);

  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > keptLogLines) lines.shift();
  };
  createInterface({ input: child.stderr }).on('line', keep);
  const output = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The product ${why}. It printed:\n${lines.join('\n')}`));
    };
    const limit = setTimeout(giveUp, readyWithinMs, 'was not ready in time');
    exited.then((code) => giveUp(`ended with ${code} before it was ready`));
    output.on('line', (line) => {
      keep(line);
      const address = readyLine.exec(line)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
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
      const code = await exited;
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
