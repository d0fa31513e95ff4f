import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './places.mjs';
import { withPlainProblems } from './plain-problem.mjs';
import { prepareInstall } from './prepare.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

/**
 * `npm run dev`: the web app from its sources, changed in place while you write; the server restarts when its
 * sources change. The browser talks to one address only, as in the real product: /api is passed on to the server.
 */
stopWithParent();
await withPlainProblems(() => prepareInstall((words) => console.error(words)));
const { createServer } = await import('vite');

const apiPort = await freePort();
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/app/start.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
  },
);

const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 5000),
    // The Host header stays that of the browser, so the server sees one origin and its CSRF rule holds as in the product.
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
  },
});
await web.listen();
web.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await web.close();
    process.exit(0);
  });
