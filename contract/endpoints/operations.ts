import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { z } from '#contract/zod.ts';

const status = z.object({ status: z.string() });

export const operations = {
  live: endpoint(addresses.live, {
    summary: 'The process turns',
    access: 'anyone',
    answer: status,
  }),
  health: endpoint(addresses.health, {
    summary: 'The process can serve: database at hand, schema at head, not stopping',
    access: 'anyone',
    answer: status,
  }),
};
