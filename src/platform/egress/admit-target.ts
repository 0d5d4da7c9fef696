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
  refuseByText({ host, port }, allowHosts);
  const literal = literalAddress(host);
  const addresses = literal === undefined ? await addressesOf(host, lookup) : [literal];
  if (addresses.length === 0) throw new EgressRefusal('name');
  if (!allowHosts.has(`${host}:${port}`)) refuseAddresses(addresses);
  return { host, port, addresses };
}

/**
 * Refuses targets that no resolver could make public: other ports than those of the web, and addresses in the place of a name.
 * @throws EgressRefusal `port`, `address`
 */
export function refuseByText(
  { host, port }: { host: string; port: number },
  allowHosts: ReadonlySet<string>,
): void {
  if (allowHosts.has(`${host}:${port}`)) return;
  if (port !== 80 && port !== 443) throw new EgressRefusal('port');
  const literal = literalAddress(host);
  if (literal !== undefined) refuseAddresses([literal]);
}

function refuseAddresses(addresses: readonly string[]): void {
  const own = ownAddresses();
  if (addresses.some((address) => !isPublicAddress(address) || own.has(address)))
    throw new EgressRefusal('address');
}

function literalAddress(host: string): string | undefined {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
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
