import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    for (const folder of folders) {
      const candidate = join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        // not in this folder
      }
    }
  }
  return undefined;
}
