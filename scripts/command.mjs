import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist } from './places.mjs';
import { PlainProblem, withPlainProblems } from './plain-problem.mjs';
import { prepare } from './prepare.mjs';

/** `node scripts/command.mjs NAME …` runs server/commands/NAME.ts. It says nothing itself: stdout is the command's. */
const [name = '', ...args] = process.argv.slice(2);
const folder = join(dist, 'server', 'commands');
const entry = join(folder, `${name}.js`);

await withPlainProblems(async () => {
  await prepare(['server'], () => {});
  if (!/^[a-z-]+$/.test(name) || !existsSync(entry))
    throw new PlainProblem(`There is no command "${name}". There are: ${commandNames().join(', ')}.`);
});

process.argv = [process.execPath, entry, ...args];
await import(pathToFileURL(entry).href);

function commandNames() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -3));
}
