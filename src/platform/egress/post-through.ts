import type { EgressProxy } from './egress-proxy.ts';
import { EgressRefusal } from './egress-refusal.ts';
import { askThrough } from './fetch-through.ts';

/**
 * Posts to a web address through the egress proxy. Redirects are not followed, and the response's body is not read.
 * @param url `http:` or `https:`
 * @returns the response's status
 * @throws EgressRefusal; the signal's reason if aborted
 */
export async function postThrough(
  proxy: EgressProxy,
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<number> {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) throw new EgressRefusal('target');
  const length = String(Buffer.byteLength(body));
  const answer = await askThrough(proxy, address, {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    body,
    signal,
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}
