import { type Certificate, certificate } from '#contract/entities/certificate.ts';
import { z } from '#contract/zod.ts';
import measured from './certificates.json' with { type: 'json' };

/** What `npm run bench -- presets` measured of all presets, and what it measured it on. */
const certification = z
  .object({
    /** The version of the product whose engine was measured. */
    version: z.string(),
    /** Of the numbers that were played; see fingerprint.ts. */
    fingerprint: z.string(),
    certificates: z.array(certificate),
  })
  .parse(measured);

export const { version: certifiedVersion, fingerprint: certifiedFingerprint } = certification;

export const certificates: readonly Certificate[] = certification.certificates;
