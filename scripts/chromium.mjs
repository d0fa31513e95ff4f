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

/**
 * The browser that tests use: `$CHROMIUM`, else Chromium or Chrome on the PATH. Undefined when there is none.
 * The headless shell is the same browser without windows and menus, which nobody sees here: a page costs half of the
 * processor's time in it.
 */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  return names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isExecutable);
}
