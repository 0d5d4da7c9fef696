import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/**
 * Names requests: what a proxy in front of us calls one, where that is a name; else a name of ours. What other clients
 * call theirs is not believed: they could give theirs the name of somebody else's in logs and security events.
 * @param trustProxy addresses and CIDRs of those proxies
 */
export function nameRequests(trustProxy: readonly string[]): (request: IncomingMessage) => string {
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
    const isBelieved = from !== undefined && trusted.check(from, familyOf(from));
    return isBelieved && typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
