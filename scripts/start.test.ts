import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './places.mjs';

/** A house with one room of each kind, on our packages and our scripts. */
let house = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'cymara-house-'));
  for (const path of ['scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(root, path), join(house, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  write('contract/name.ts', `export const name: string = 'Cymara';`);
  write(
    'server/app/start.ts',
    `import { name } from '#contract/name.ts';
    const stay = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { clearInterval(stay); process.exitCode = 7; });
    console.log(name + ' is listening');`,
  );
  write(
    'server/commands/echo.ts',
    `import { name } from '#contract/name.ts';
    console.log(JSON.stringify([name, ...process.argv.slice(2)]));
    process.exitCode = 3;`,
  );
  write('server/features/mood/mood-worker.ts', 'export {};');
  write('web/index.html', '<!doctype html><title>x</title><script type="module" src="/main.ts"></script>');
  write(
    'web/main.ts',
    `import { name } from '#contract/name.ts'; document.title = name.repeat(3) + '${'long '.repeat(400)}';`,
  );
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('npm start', () => {
  it('builds, becomes the server, stops on SIGTERM and passes its exit code through', async () => {
    const { said, code } = await startAndStop();
    expect(said).toEqual(['Cymara is listening']);
    expect(code).toBe(7);
    expect(readFileSync(join(house, 'dist/web/index.html'), 'utf8')).toMatch(
      /src="\/assets\/index-[\w-]+\.js"/,
    );
  });

  it('writes compressed copies beside the text files, for the server to send as they are', () => {
    const assets = readdirSync(join(house, 'dist/web/assets'));
    const script = assets.find((name) => name.endsWith('.js'));
    expect(assets).toEqual(expect.arrayContaining([`${script}.br`, `${script}.gz`]));
  });

  it('builds nothing the second time, and only the part whose sources changed the third', async () => {
    const web = readFileSync(join(house, 'dist/web.stamp.json'), 'utf8');
    const server = readFileSync(join(house, 'dist/server.stamp.json'), 'utf8');
    const mark = join(house, 'dist/web/still-the-same-folder');
    writeFileSync(mark, '');
    await startAndStop();
    expect(existsSync(mark)).toBe(true);

    write('server/app/start.ts', `console.log('Cymara is listening again');`);
    const { said } = await startAndStop();
    expect(said).toEqual(['Cymara is listening again']);
    expect(existsSync(mark)).toBe(true);
    expect(readFileSync(join(house, 'dist/web.stamp.json'), 'utf8')).toBe(web);
    expect(readFileSync(join(house, 'dist/server.stamp.json'), 'utf8')).not.toBe(server);
  });

  it('started twice at once builds once and leaves a whole product', async () => {
    write('contract/name.ts', `export const name: string = 'Other';`);
    const both = await Promise.all([startAndStop(), startAndStop()]);
    expect(both.map(({ said }) => said)).toEqual([
      ['Cymara is listening again'],
      ['Cymara is listening again'],
    ]);
    expect(both.filter(({ notices }) => notices.includes('Building'))).toHaveLength(1);
    expect(readdirSync(join(house, 'dist')).sort()).toEqual([
      'server',
      'server.stamp.json',
      'web',
      'web.stamp.json',
    ]);
  });

  it('tells in plain words why it cannot build, ends with 1 and leaves the last good build as it was', async () => {
    const before = readdirSync(join(house, 'dist/web/assets'));
    write('web/main.ts', 'const = 1;');
    const { code, notices } = await startAndStop();
    expect(code).toBe(1);
    expect(notices).toContain('web/main.ts:1');
    expect(notices).not.toContain('    at ');
    expect(readdirSync(join(house, 'dist/web/assets'))).toEqual(before);
  });
});

describe('npm run NAME', () => {
  it('prints what the command prints and nothing else, and ends as it does', async () => {
    const { said, notices, code } = await run(['scripts/command.mjs', 'echo', '--json', 'a b']);
    expect(said).toEqual(['["Other","--json","a b"]']);
    expect(notices).toBe('');
    expect(code).toBe(3);
  });

  it('names the commands there are when asked for another', async () => {
    const { notices, code } = await run(['scripts/command.mjs', '../start']);
    expect(notices).toBe('There is no command "../start". There are: echo.\n');
    expect(code).toBe(1);
  });
});

function write(path: string, text: string): void {
  mkdirSync(join(house, path, '..'), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** Starts the product, tells it to stop as soon as it listens, and answers all that it said. */
function startAndStop() {
  return run(['scripts/start.mjs'], 'listening');
}

async function run(args: string[], stopAt?: string) {
  const child = spawn(process.execPath, args, { cwd: house });
  const said: string[] = [];
  let notices = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    if (stopAt && line.includes(stopAt)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    notices += chunk;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { said, notices, code };
}
