import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist } from './places.mjs';
import { withPlainProblems } from './plain-problem.mjs';
import { prepare } from './prepare.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

/** Installs, builds, then becomes the server: one process, so signals and the exit code are the server's own. */
export async function runProduct() {
  stopWithParent();
  // Notices go to stderr: stdout belongs to the server, whose one line of address scripts wait for.
  await withPlainProblems(() => prepare(['web', 'server'], (words) => console.error(words)));
  await import(pathToFileURL(join(dist, 'server', 'start.js')).href);
}
