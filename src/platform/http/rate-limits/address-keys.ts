import { isIP, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/** Counts calls of one address; an IPv6 host is counted by its /64. Malformed addresses, which a proxy may send, share one key. */
export function addressKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const ipv4 = ipv4Of(address);
  return ipv4 ?? `${groupsOf(address, 4)}::/64`;
}

/** Counts calls of one network, as large as a provider may give to one customer: IPv4 /24, IPv6 /48. */
export function networkKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(address, 3)}::/48`;
}

function ipv4Of(address: string): string | undefined {
  if (!isIPv6(address)) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The first groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - groups.length - after.length : 0;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return whole
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
