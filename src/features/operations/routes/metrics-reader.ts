import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// A proxy on this machine brings everybody's requests from a loopback address.
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the request may read the metrics: it carries the token as a bearer, or, where there is no token, comes from this
 * very machine and through no proxy.
 */
export function isMetricsReader(
  token: string | undefined,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): boolean {
  if (token === undefined)
    return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  // Digests are of one length, so that the time says nothing.
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
