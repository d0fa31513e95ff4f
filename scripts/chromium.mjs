import { join } from 'node:path';
import { isExecutable, pathFolders } from './path-folders.mjs';

/** Flags for a browser that stays on this machine: it looks nothing up and downloads nothing by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];

/** The browser that tests use: `$CHROMIUM`, else Chromium or Chrome on the PATH. Undefined when there is none. */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isExecutable);
}
