import type { Certificate } from '#contract/entities/certificate.ts';
import measured from './certificates.json' with { type: 'json' };

/** One for each preset, in the order of their ids. Made by `npm run bench -- presets`; never edit them by hand. */
export const certificates: readonly Certificate[] = measured;
