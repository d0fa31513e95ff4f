import { isIPv6 } from 'node:net';

const NETWORK_GROUPS = 4;

/**
 * What limits are counted by. One household or phone owns a whole IPv6 /64 and could otherwise show a new
 * address with every call.
 */
export function toAddressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const bare = ip.split('%')[0] ?? ip;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // A dotted IPv4 end stands for two groups.
  const written = before.length + after.length + (bare.includes('.') ? 1 : 0);
  const groups =
    tail === undefined ? before : [...before, ...Array(Math.max(0, 8 - written)).fill('0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
