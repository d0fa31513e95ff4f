import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built web app lies. */
export function findWebFolder(): string {
  return join(findProductRoot(), 'dist', 'web');
}

/** The folder of the whole product, seen from the sources and from the bundle alike. */
export function findProductRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('The folder with package.json was not found.');
    folder = above;
  }
  return folder;
}
