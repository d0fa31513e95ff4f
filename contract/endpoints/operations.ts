import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';

const status = z.object({ status: z.string() });

export const operations = {
  live: endpoint({
    method: 'GET',
    path: '/api/live',
    summary: 'The process turns',
    access: 'anyone',
    answer: status,
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'The process can serve: database at hand, schema at head, not stopping',
    access: 'anyone',
    answer: status,
  }),
};
