import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** The parts of a request that it reads. */
interface Head {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/**
 * Gives each request an id: the `x-request-id` of a trusted proxy, or a new random one. An id from any other client is
 * ignored: it could repeat another request's id in logs and security events.
 * @param trustProxy addresses and CIDRs of the trusted proxies
 */
export function createRequestId(trustProxy: readonly string[]): (request: Head) => string {
  const trusted = new BlockList();
  for (const range of trustProxy) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ socket, headers }) => {
    const given = headers['x-request-id'];
    const from = socket.remoteAddress;
    const isTrusted = from !== undefined && trusted.check(from, familyOf(from));
    return isTrusted && typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
