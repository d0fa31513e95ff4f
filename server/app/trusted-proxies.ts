import { BlockList, isIP, isIPv4 } from 'node:net';
import { readAddress } from '../http/address.ts';

/** Whether what this address says of the one before it is believed; the nearest is hop 0. */
type IsTrusted = (address: string, hop: number) => boolean;

interface Network {
  address: string;
  bits: number;
}

/**
 * Private networks and those of large hosts are no wider. Whoever trusts everyone's word about their address lets
 * everyone choose one.
 */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const PRIVATE_IPV6 = { 'fc00::': 7, 'fe80::': 10 };
/** All that is listed, together: a sixteenth of all IPv4 addresses. */
const LARGEST_SHARE = 2 ** -4;

/** A number of hops, or a list of networks; undefined for what is neither, and for a list that is next to everyone. */
export function readTrustedProxies(value: string): IsTrusted | undefined {
  if (/^([1-9]|10)$/.test(value)) return (_address, hop) => hop < Number(value);
  const networks: Network[] = [];
  for (const part of value.split(',')) {
    const network = readNetwork(part.trim());
    if (!network || isTooWide(network)) return undefined;
    networks.push(network);
  }
  const listed = networks.filter(({ address }) => isIPv4(address));
  if (listed.reduce((share, { bits }) => share + 2 ** -bits, 0) > LARGEST_SHARE) return undefined;
  return toCheck(networks);
}

function readNetwork(text: string): Network | undefined {
  const [written = '', width, ...rest] = text.split('/');
  const address = isIP(written) ? readAddress(written) : undefined;
  if (address === undefined || rest.length > 0) return undefined;
  const whole = isIPv4(address) ? 32 : 128;
  if (width === undefined) return { address, bits: whole };
  if (!/^\d{1,3}$/.test(width)) return undefined;
  // An IPv4 address in the clothes of IPv6 has 96 bits more.
  const bits = Number(width) - (isIPv4(address) && written.includes(':') ? 96 : 0);
  return bits >= 0 && bits <= whole ? { address, bits } : undefined;
}

function isTooWide({ address, bits }: Network): boolean {
  if (isIPv4(address)) return bits < WIDEST.ipv4;
  const isPrivate = Object.entries(PRIVATE_IPV6).some(
    ([start, width]) => bits >= width && isInside(address, { address: start, bits: width }),
  );
  return !isPrivate && bits < WIDEST.ipv6;
}

function isInside(address: string, network: Network): boolean {
  return toCheck([network])(address);
}

function toCheck(networks: readonly Network[]): (address: string) => boolean {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { address, bits } of networks) {
    const family = familyOf(address);
    lists[family].addSubnet(address, bits, family);
  }
  return (written) => {
    const address = readAddress(written);
    return address !== undefined && lists[familyOf(address)].check(address, familyOf(address));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
