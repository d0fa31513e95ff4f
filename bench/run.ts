import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm run bench -- NAME args…` runs bench/NAME/bench.ts. Without a name it says which there are. */
const [name, ...args] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(here).filter((entry) => existsSync(`${here}${entry}/bench.ts`));

if (name !== undefined && names.includes(name)) {
  const chosen: { bench(args: string[]): Promise<void> } = await import(`./${name}/bench.ts`);
  await chosen.bench(args);
} else {
  console.log(
    `npm run bench -- NAME, with one of these names:\n${names.map((one) => `  ${one}`).join('\n')}`,
  );
  process.exitCode = name === undefined ? 0 : 1;
}
