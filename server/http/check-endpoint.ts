import { bodySizes, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { rateLimits } from '#contract/rules/rate-limits.ts';

const ACCESS_RULES: Record<Endpoint['access'], true> = {
  anyone: true,
  unsuspended: true,
  member: true,
  memberInGoodStanding: true,
  premium: true,
  moderator: true,
  administrator: true,
  signature: true,
};

/**
 * What an endpoint lacks, in words. A route without its access rule, its limits or its schemas would be
 * open, unlimited or unchecked without anyone noticing; the server does not start with one.
 */
export function lacksOfEndpoint(endpoint: Partial<Endpoint>): string[] {
  const { method, path = '', access, limits, params, query, body, bodySize, answer } = endpoint;
  const lacks: string[] = [];
  if (!access || !Object.hasOwn(ACCESS_RULES, access)) lacks.push('an access rule');
  if (!limits?.every((name) => Object.hasOwn(rateLimits, name))) lacks.push('its limits');
  if (!bodySize || !Object.hasOwn(bodySizes, bodySize)) lacks.push('a body size');
  if (params === undefined || /\{\w+\}/.test(path) !== (params !== null)) lacks.push('a schema of its path');
  if (query === undefined) lacks.push('a schema of its query');
  if (body === undefined || (method === 'GET' && body !== null)) lacks.push('a schema of its body');
  if (body && bodySize === 'none') lacks.push('room for its body');
  if (access === 'signature' && body)
    lacks.push('its bytes unread: a signature is over them, not over a body');
  if (answer === undefined) lacks.push('a schema of its answer');
  return lacks;
}

/** Stops the start with all that is missing, on one line. */
export function refuseIncompleteEndpoints(endpoints: Record<string, Partial<Endpoint>>): void {
  const problems = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const lacks = lacksOfEndpoint(endpoint);
    return lacks.length ? [`${name} (${endpoint.method} ${endpoint.path}) lacks ${lacks.join(', ')}`] : [];
  });
  if (problems.length) throw new Error(`The server does not start: ${problems.join('; ')}.`);
}
