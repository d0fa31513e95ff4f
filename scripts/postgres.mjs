import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, pathFolders } from './path-folders.mjs';

/** Debian keeps each version in a folder of its own, outside the PATH. */
const debian = '/usr/lib/postgresql';

/** The folder with the programs of PostgreSQL that tests use, the newest if there are several. Undefined when there is none. */
export function postgresFolder() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}
