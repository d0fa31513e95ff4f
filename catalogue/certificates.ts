import { type Certificate, certificate } from '#contract/entities/certificate.ts';
import { z } from '#contract/zod.ts';
import measured from './certificates.json' with { type: 'json' };

/** The version of the product whose engine was measured. */
export const certifiedVersion = measured.version;

/** What `npm run bench -- presets` measured of all presets; which numbers it measured stays in the file. */
export const certificates: readonly Certificate[] = z.array(certificate).parse(measured.certificates);
