import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const METHODS_THAT_CHANGE_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses a change that another site asked our visitor's browser to make. Browsers say where a request
 * comes from; what says neither is no browser and carries nobody's cookies by accident.
 */
export function refuseOtherSites(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (METHODS_THAT_CHANGE_NOTHING.has(request.method)) return;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) {
    if (typeof fetchSite !== 'string' || !OWN_FETCH_SITES.has(fetchSite)) throw new Refusal('cross_site');
    return;
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== (publicUrl?.origin ?? ownOrigin(request))) {
    throw new Refusal('cross_site');
  }
}

/** As the request itself has it, the scheme too: the http and the https of one host are two sites. */
function ownOrigin({ protocol, headers }: FastifyRequest): string | undefined {
  const own = `${protocol}://${headers.host}`;
  return URL.canParse(own) ? new URL(own).origin : undefined;
}
