import { BlockList, isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

/** An IPv4 or IPv6 address, alone or with a prefix length. */
export const cidr = z
  .string()
  .refine(isCidr, { error: 'must be addresses or CIDRs such as 10.0.0.0/8, ::1' });

/** Whether a host (name or address, IPv6 with or without brackets) is a loopback address. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (!isIP(address)) return address === 'localhost' || address.endsWith('.localhost');
  return LOOPBACK.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The site's address for a browser on this machine. */
export function loopbackUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return new URL(`http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`).origin;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isCidr(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
