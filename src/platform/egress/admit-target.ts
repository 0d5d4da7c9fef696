import { lookup as resolve } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { EgressRefusal } from './egress-refusal.ts';
import { isPublicAddress } from './is-public-address.ts';

/** All addresses of a host. */
export type Lookup = (host: string) => Promise<readonly string[]>;

/** An allowed target: the host as the URL standard writes it, and its checked addresses. */
export interface Target {
  host: string;
  port: number;
  addresses: readonly string[];
}

const LONGEST_LOOKUP_MS = 8_000;

/**
 * Resolves a request's host, once, and refuses it unless every one of its addresses is public and none is this
 * machine's. Hosts in `allowHosts` (`host:port`) are taken as they are.
 * @throws EgressRefusal
 */
export async function admitTarget(
  { host, port }: { host: string; port: number },
  { allowHosts, lookup }: { allowHosts: ReadonlySet<string>; lookup: Lookup },
): Promise<Target> {
  const isAllowed = allowHosts.has(`${host}:${port}`);
  if (!isAllowed && port !== 80 && port !== 443) throw new EgressRefusal('port');
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [bare] : await addressesOf(bare, lookup);
  if (addresses.length === 0) throw new EgressRefusal('name');
  const own = ownAddresses();
  const isRefused = addresses.some((address) => !isPublicAddress(address) || own.has(address));
  if (isRefused && !isAllowed) throw new EgressRefusal('address');
  return { host, port, addresses };
}

/** The host's addresses by the system's resolver. */
export const lookUp: Lookup = async (host) =>
  (await resolve(host, { all: true, order: 'verbatim' })).map(({ address }) => address);

async function addressesOf(host: string, lookup: Lookup): Promise<readonly string[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The resolver takes too long')), LONGEST_LOOKUP_MS);
  try {
    return await Promise.race([lookup(host), late]);
  } catch (cause) {
    throw new EgressRefusal('name', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
  );
}
