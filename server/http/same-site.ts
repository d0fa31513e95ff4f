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
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const isOurs = publicUrl
    ? origin === publicUrl.origin
    : URL.canParse(origin) && new URL(origin).host === host;
  if (!isOurs) throw new Refusal('cross_site');
}
