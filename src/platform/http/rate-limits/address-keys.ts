import { isIP, isIPv6 } from 'node:net';
import { ipv6Groups } from '../../egress/is-public-address.ts';

const UNKNOWN = 'unknown';

/** Counts calls of one address; an IPv6 host is counted by its /64. Malformed addresses, which a proxy may send, share one key. */
export function addressKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const ipv4 = ipv4Of(address);
  return ipv4 ?? `${prefixOf(address, 4)}::/64`;
}

/** Counts calls of one network, as large as a provider may give to one customer: IPv4 /24, IPv6 /48. */
export function networkKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : `${prefixOf(address, 3)}::/48`;
}

function ipv4Of(address: string): string | undefined {
  if (!isIPv6(address)) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function prefixOf(address: string, groups: number): string {
  return ipv6Groups(address.split('%', 1)[0]!).slice(0, groups).join(':');
}
