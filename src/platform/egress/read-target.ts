import { EgressRefusal } from './egress-refusal.ts';

/**
 * The host and port of a `CONNECT`, such as `example.com:443` or `[2001:db8::1]:80`.
 * @throws EgressRefusal `target`
 */
export function readAuthority(authority: string): { host: string; port: number } {
  if (!/^(\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+):\d{1,5}$/i.test(authority)) throw new EgressRefusal('target');
  return hostAndPort(parse(`http://${authority}`));
}

/**
 * The absolute address of a plain request, which is `http:` without a user's name.
 * @throws EgressRefusal `target`
 */
export function readAddress(address: string): { url: URL; host: string; port: number } {
  const url = parse(address);
  if (url.protocol !== 'http:' || url.username !== '' || url.password !== '')
    throw new EgressRefusal('target');
  return { url, ...hostAndPort(url) };
}

/** The URL standard turns every spelling of an IPv4 address (octal, hexadecimal, one number) into the usual one. */
function parse(address: string): URL {
  try {
    return new URL(address);
  } catch (cause) {
    throw new EgressRefusal('target', { cause });
  }
}

function hostAndPort({ hostname, port }: URL): { host: string; port: number } {
  if (hostname === '') throw new EgressRefusal('target');
  return { host: hostname, port: port === '' ? 80 : Number(port) };
}
