import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleServer } from './bundle-server.mjs';
import { dist, root } from './places.mjs';
import { PlainProblem, withPlainProblems } from './plain-problem.mjs';
import { precompress } from './precompress.mjs';
import { inputsOfPart, stampOfPart } from './product-parts.mjs';

/** @typedef {import('./product-parts.mjs').PartName} PartName */

const beside = '.building-';

/**
 * Builds a part beside the one in use and moves it into place whole, so that a build that fails or is killed
 * leaves the old one as it was. The stamp goes first and comes back last: whatever happens between, the next
 * start sees a stale part and builds again.
 * @param {PartName} name
 */
async function buildPart(name) {
  const inputs = inputsOfPart(root, name);
  const fresh = join(dist, `${beside}${name}-${process.pid}`);
  const old = `${fresh}-old`;
  try {
    if (name === 'web') await bundleWeb(fresh);
    else await bundleServer(root, fresh);
  } catch (error) {
    throw new PlainProblem(error instanceof Error ? error.message : String(error));
  }

  rmSync(stampOfPart(root, name), { force: true });
  moveIfThere(join(dist, name), old);
  renameSync(fresh, join(dist, name));
  writeFileSync(stampOfPart(root, name), JSON.stringify(inputs));
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} folder */
async function bundleWeb(folder) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  await precompress(folder);
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

function removeLeftovers() {
  for (const name of readdirSync(dist))
    if (name.startsWith(beside)) rmSync(join(dist, name), { recursive: true, force: true });
}

await withPlainProblems(async () => {
  mkdirSync(dist, { recursive: true });
  removeLeftovers();
  const names = /** @type {PartName[]} */ (process.argv.slice(2));
  await Promise.all(names.map(buildPart));
});
