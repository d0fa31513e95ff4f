import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { certification } from '#contract/entities/certificate.ts';
import { catalogueStats, preset } from '#contract/entities/preset.ts';
import { song } from '#contract/entities/song.ts';
import { z } from '#contract/zod.ts';

/** Whole numbers alone: digit by digit a finer one could be felt for. */
const wholeHertz = z
  .string()
  .regex(/^[1-9][0-9]{0,4}$/, 'Please give a whole number of hertz')
  .transform(Number);

export const catalogue = {
  listPresets: endpoint(addresses.listPresets, {
    summary: 'All presets; the numbers of premium ones for premium members only',
    access: 'anyone',
    answer: z.array(preset),
  }),
  getCatalogueStats: endpoint(addresses.getCatalogueStats, {
    summary: 'What the whole catalogue holds, the same for every caller',
    access: 'anyone',
    answer: catalogueStats,
  }),
  lookForPremiumTone: endpoint(addresses.lookForPremiumTone, {
    summary: 'Whether any premium preset has a tone at about this number, and nothing more',
    access: 'anyone',
    limits: ['lookForTone'],
    query: z.object({ hz: wholeHertz }),
    answer: z.object({ isInPremium: z.boolean() }),
  }),
  listCertificates: endpoint(addresses.listCertificates, {
    summary: 'What was measured of each preset whose numbers the caller may see',
    access: 'anyone',
    answer: certification,
  }),
  listSongs: endpoint(addresses.listSongs, {
    summary: 'The fourteen songs in order',
    access: 'anyone',
    answer: z.array(song),
  }),
};
