import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';

/** The folders that programs are looked for in. */
export function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
