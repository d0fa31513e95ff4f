import { z } from 'zod';
import { endpoints } from '#contract/endpoints/all.ts';
import { bodyParts, bodySizes, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { rateLimits } from '#contract/rules/rate-limits.ts';

/** Every call there is, for people as a table and for programs as JSON. */
const routes = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
  name,
  method: endpoint.method,
  path: endpoint.path,
  summary: endpoint.summary,
  access: endpoint.access,
  limits: (['every', ...endpoint.limits] as const).map((limit) => ({ name: limit, ...rateLimits[limit] })),
  bodyBytes: bodySizes[endpoint.bodySize],
  bodyParts: bodyParts[endpoint.bodySize],
  status: endpoint.status,
  params: toJsonSchema(endpoint.params, 'input'),
  query: toJsonSchema(endpoint.query, 'input'),
  body: toJsonSchema(endpoint.body, 'input'),
  answer: toJsonSchema(endpoint.answer, 'output'),
}));

console.log(process.argv.includes('--json') ? JSON.stringify(routes, null, 2) : toTable());

function toJsonSchema(schema: z.ZodType | null, io: 'input' | 'output') {
  return schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

function toTable(): string {
  const rows = routes.map(({ method, path, access, limits }) => [
    method.padEnd(6),
    path.padEnd(40),
    access.padEnd(20),
    limits.map((limit) => limit.name).join(', '),
  ]);
  return rows.map((row) => row.join(' ')).join('\n');
}
