import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCpuTime } from '#bench/cpu-time.ts';
import { describeMachine } from '#bench/machine.ts';
import { bundleTestServer } from '#server/testing/server-process.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { driveOpenLoop, type Sample, type Target } from './open-loop.ts';

const PER_SECOND = 200;
const WARM_UP_SECONDS = 1;
/** Each call is asked for in turn, again and again, so that a busy moment of the machine meets all of them. */
const FULL = { rounds: 15, seconds: 2 };
const SHORT = { rounds: 2, seconds: 1 };

interface Run {
  name: string;
  target: Target;
  samples: Sample[];
  /** Processor time that the server used for them, in milliseconds. */
  cpu: number;
}

/** The list of presets as the three kinds of callers get it, beside a call that does nothing at all. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const { rounds, seconds } = isShort ? SHORT : FULL;
  const dataDir = mkdtempSync(join(tmpdir(), 'cymara-bench-'));
  const bundle = await bundleTestServer();
  // Limits would end the run after 3,000 calls; what they cost is still paid.
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn' };
  const server = await bundle.start(env);
  try {
    const targets = await makeTargets(server.url, (name) =>
      bundle.run('commands/admin.js', ['grant-premium', name], env),
    );
    const runs: Run[] = Object.entries(targets).map(([name, target]) => ({
      name,
      target,
      samples: [],
      cpu: 0,
    }));
    for (const { target } of runs) await driveOpenLoop(target, PER_SECOND, WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      for (const run of runs) {
        const before = readCpuTime(server.child.pid);
        run.samples.push(...(await driveOpenLoop(run.target, PER_SECOND, seconds)));
        run.cpu += readCpuTime(server.child.pid) - before;
      }
    }
    report(runs, isShort);
  } finally {
    server.child.kill('SIGTERM');
    await server.finished;
    bundle.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makeTargets(
  url: string,
  grantPremium: (name: string) => Promise<unknown>,
): Promise<Record<string, Target>> {
  const [member, premium] = [new Visitor(url), new Visitor(url)];
  await member.register('Member');
  await premium.register('Subscriber');
  await grantPremium('Subscriber');
  const list = (visitor?: Visitor, more: Record<string, string> = {}): Target => ({
    url: `${url}/api/presets`,
    headers: { 'accept-encoding': 'br, gzip', ...(visitor?.cookie && { cookie: visitor.cookie }), ...more },
    status: 200,
  });
  const { etag = '' } = (await premium.get('/api/presets')).headers;
  return {
    'GET /api/live': { url: `${url}/api/live`, headers: {}, status: 200 },
    'GET /api/presets, guest': list(),
    'GET /api/presets, member': list(member),
    'GET /api/presets, premium': list(premium),
    'GET /api/presets, unchanged': { ...list(premium, { 'if-none-match': etag }), status: 304 },
  };
}

function report(runs: readonly Run[], isShort: boolean): void {
  const calls = Object.fromEntries(runs.map((run) => [run.name, summarise(run)]));
  console.log(`\n${PER_SECOND} requests a second, whether or not the answers keep up (ms)`);
  console.table(calls);
  if (isShort) return;
  const machine = describeMachine();
  mkdirSync('bench/results', { recursive: true });
  const text = JSON.stringify({ machine, perSecond: PER_SECOND, calls }, null, 2);
  writeFileSync('bench/results/presets-api.json', `${text}\n`);
  console.log('\nWritten to bench/results/presets-api.json');
}

function summarise({ samples, cpu }: Run) {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (part: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return {
    calls: times.length,
    bytes: samples[0]?.bytes ?? 0,
    p50: at(0.5),
    p99: at(0.99),
    'p99.9': at(0.999),
    max: at(1),
    // What a call costs the server, however busy the machine is with other things.
    cpu: round(cpu / times.length),
  };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
