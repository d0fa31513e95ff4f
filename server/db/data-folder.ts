import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a person has to put right before anything can be kept; the message says it all. */
export class DataFolderProblem extends Error {}

const DATABASE_FILE = 'cymara.db';

/**
 * Makes the folder and the file of the embedded database. Fails in plain words where nothing may be written; the
 * engine would open the file all the same and refuse each write later. A new file is its owner's alone, whatever the
 * folder allows: it holds password hashes. One that is there is not opened here: closing it would drop the locks that
 * this process may hold on it.
 */
export function prepareDatabaseFile(dataDir: string): string {
  makeFolder(resolve(dataDir));
  const file = join(dataDir, DATABASE_FILE);
  accessSync(dataDir, constants.W_OK);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  else if (statSync(file).isFile()) accessSync(file, constants.R_OK | constants.W_OK);
  else throw new DataFolderProblem(`${file} should be the database, but is not a file. Move it away.`);
  return file;
}

/** Node's own way to make a path whole never comes back where a folder takes in no others, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts beside us was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
