import { BlockList, isIP } from 'node:net';
import { SPECIAL_IPV4, SPECIAL_IPV6 } from './special-ranges.ts';

const special = new BlockList();
for (const range of SPECIAL_IPV4) add(special, range, 'ipv4');
for (const range of SPECIAL_IPV6) add(special, range, 'ipv6');

/**
 * Whether an address is public: not of this machine, its network or its cloud's services, and not reserved. An IPv6
 * address that embeds an IPv4 one is judged by the latter.
 * @param address from a resolver; anything but an IP address is not public
 */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && isPublicIpv6(address);
}

function isPublicIpv6(address: string): boolean {
  const groups = ipv6Groups(address);
  const prefix = groups.slice(0, 6).join(':');
  // IPv4-mapped, and the well-known prefix of NAT64 (RFC 6052), by which networks without IPv4 reach its servers.
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return isPublicAddress(lastIpv4(groups));
  const isUnicast = (Number.parseInt(groups[0]!, 16) & 0xe000) === 0x2000;
  // ISATAP (RFC 5214) carries an IPv4 address behind any prefix.
  const isIsatap = ['0', '200'].includes(groups[4]!) && groups[5] === '5efe';
  return isUnicast && !isIsatap && !special.check(address, 'ipv6');
}

/** The eight groups of an IPv6 address without a zone: hexadecimal digits without leading zeros. */
export function ipv6Groups(address: string): string[] {
  // The URL standard's form: lower case, no dotted part.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...new Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

function lastIpv4(groups: readonly string[]): string {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network, bits] = range.split('/') as [string, string];
  list.addSubnet(network, Number(bits), family);
}
