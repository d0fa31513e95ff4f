import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCpuTime } from '#bench/cpu-time.ts';
import { describeMachine } from '#bench/machine.ts';
import { makePng, toDataUrl } from '#server/testing/picture-files.ts';
import { readResidentMegabytes } from '#server/testing/resident-memory.ts';
import { bundleTestServer } from '#server/testing/server-process.ts';
import { SilentReader } from '#server/testing/silent-reader.ts';
import { type Answer, Visitor } from '#server/testing/visitor.ts';

const READERS = 60;
const PICTURES = 10;
const SIDE = 6_300;
const SAMPLED_EVERY_MS = 50;

/** What pictures made to harm cost the server, and how long the picture of somebody else waits meanwhile. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cymara-bench-'));
  const bundle = await bundleTestServer();
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn' };
  const results: Record<string, Record<string, unknown>> = {};
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      // Each in a server of its own: memory that one attack left behind must not hide what the next one takes.
      const server = await bundle.start(env);
      try {
        results[name] = await attack(server.url, server.child.pid);
      } finally {
        server.child.kill('SIGTERM');
        await server.finished;
      }
    }
  } finally {
    bundle.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.table(results);
  const machine = describeMachine();
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/pictures.json', `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
  console.log('\nWritten to bench/results/pictures.json');
}

type Attack = (url: string, pid: number | undefined) => Promise<Record<string, unknown>>;

const attacks: Record<string, Attack> = {
  [`${READERS} readers of 5 MB who take nothing`]: async (url, pid) => {
    const member = await arrive(url);
    const { body } = await share(member, await makeNoise());
    const { bytes } = await member.get(body.imageUrl);
    const cpuBefore = readCpuTime(pid);
    await member.get(body.imageUrl);
    const cpuOfOne = readCpuTime(pid) - cpuBefore;
    const memory = watchMemory(pid);
    const readers = Array.from({ length: READERS }, () => new SilentReader(url, body.imageUrl));
    await Promise.all(readers.map((reader) => reader.began));
    const [, wait] = await timed(() => member.get(body.imageUrl));
    const growth = memory.stop();
    for (const reader of readers) reader.leave();
    return {
      grownBy: growth,
      pictureBytes: bytes.length,
      cpuOfOneReading: round(cpuOfOne),
      otherReader: wait,
    };
  },
  [`${PICTURES} interlaced pictures of 16 bits in colour`]: async (url, pid) =>
    floodWith(url, pid, await makeInterlaced('rgb16')),
  [`${PICTURES} interlaced pictures of 16 bits in grey`]: async (url, pid) =>
    floodWith(url, pid, await makeInterlaced('grey16')),
};

/** One member sends them all at once; another sends a small picture, a third one a heavy one. */
async function floodWith(url: string, pid: number | undefined, picture: Buffer) {
  const [attacker, other, third] = [await arrive(url), await arrive(url), await arrive(url)];
  await share(other, makePng(64, 64));
  const memory = watchMemory(pid);
  const [answers, flood] = await timed(async () => {
    const sent = Array.from({ length: PICTURES }, () => share(attacker, picture));
    const small = timed(() => share(other, makePng(65, 64)));
    const heavy = timed(() => share(third, makePng(5_000, 5_000)));
    return { sent: await Promise.all(sent), small: await small, heavy: await heavy };
  });
  return {
    grownBy: memory.stop(),
    pictureBytes: picture.length,
    answers: countStatuses(answers.sent),
    flood,
    smallOfOther: `${answers.small[0].status} after ${answers.small[1]}`,
    heavyOfThird: `${answers.heavy[0].status} after ${answers.heavy[1]}`,
  };
}

let members = 0;
async function arrive(url: string): Promise<Visitor> {
  members += 1;
  const visitor = new Visitor(url);
  await visitor.register(`member-${members}`);
  return visitor;
}

let shared = 0;
function share(visitor: Visitor, picture: Buffer): Promise<Answer> {
  shared += 1;
  const words = { visualizationType: 'diamond', frequency: 432, isPublic: true };
  const sent = { ...words, snapshotId: `s${shared}`, dataUrl: toDataUrl(picture) };
  return visitor.post('/api/snapshots/direct', sent);
}

function makeNoise(): Promise<Buffer> {
  const [width, height] = [1_270, 1_270];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

function makeInterlaced(space: 'rgb16' | 'grey16'): Promise<Buffer> {
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#808080' } as const;
  return sharp({ create }).toColourspace(space).png({ progressive: true }).toBuffer();
}

/** By how many megabytes the process grows beyond what it holds now, at most. */
function watchMemory(pid: number | undefined) {
  const before = readResidentMegabytes(pid);
  let most = before;
  const look = () => {
    most = Math.max(most, readResidentMegabytes(pid));
  };
  const clock = setInterval(look, SAMPLED_EVERY_MS);
  return {
    stop: () => {
      clearInterval(clock);
      look();
      return `${Math.round(most - before)} MB`;
    },
  };
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  const began = performance.now();
  const result = await work();
  return [result, `${round((performance.now() - began) / 1_000)} s`];
}

function countStatuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
