import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

/**
 * Where the site is, as mails say it: what the operator has set, else where this server listens. Never what a request
 * says of itself, which anyone may write.
 */
export function siteAddress(config: Config, listens: AddressInfo | string | null): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL.origin;
  const { HOST, PORT } = config;
  const port = listens !== null && typeof listens !== 'string' ? listens.port : PORT;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
