import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What is built; see build-part.mjs. */
export const dist = join(root, 'dist');

/** What may be thrown away at any time: locks and stamps that are no part of the product. */
export const cache = join(root, '.cache');
