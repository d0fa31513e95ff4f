import { join } from 'node:path';

/** Where the asset lies: the browser fetches it, the server reads it. */
export const ASSET_FILE = join(import.meta.dirname, '../../web/public/mood/mood.bin');
