import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const NETWORK_GROUPS = 4;
/** Longer than any address, with brackets and a port. */
const LONGEST = 64;

/**
 * What limits are counted by: the farthest address that our proxies vouch for. A header may hold anything; what is no
 * address, and would be a fresh start with every call, falls back to the proxy that handed it on.
 */
export function addressKeyOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  const hops = ips ?? [ip];
  const address = hops.map(readAddress).findLast((read) => read !== undefined);
  return address === undefined ? 'unknown' : toNetwork(address);
}

/** An address in its one spelling, without its port and zone; undefined for what is none. */
export function readAddress(text: string | undefined): string | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  const withPort = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? /^([\d.]+):\d{1,5}$/.exec(text);
  const [bare = ''] = (withPort?.[1] ?? text).split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = readGroups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(toBytes).join('.');
  return groups.map((group) => group.toString(16)).join(':');
}

/** One household or phone owns a whole IPv6 /64 and could otherwise show a new address with every call. */
function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  return `${address.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function readGroups(address: string): number[] {
  const dotted = /[\d.]+$/.exec(address)?.[0] ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const end = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  const hex = dotted.includes('.') ? address.slice(0, -dotted.length) + end : address;
  const [before = [], after] = hex.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

function toBytes(group: number): number[] {
  return [group >> 8, group & 0xff];
}
