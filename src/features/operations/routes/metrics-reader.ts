import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
// A proxy on this machine forwards everybody's requests from a loopback address.
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the request may read the metrics: with a bearer token or, if none is configured, directly from this machine
 * without a proxy.
 */
export function isMetricsReader(
  token: string | undefined,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): boolean {
  if (token === undefined)
    return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  // Digests have equal length, so the comparison takes constant time.
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
