import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import type { EgressProxy } from './egress-proxy.ts';
import { EgressRefusal, REFUSAL_HEADER, type RefusalReason } from './egress-refusal.ts';

export interface Fetched {
  /** After redirects. */
  url: string;
  status: number;
  /** Lower case, without parameters; empty where there is none. */
  contentType: string;
  bytes: Buffer;
}

const MOST_REDIRECTS = 5;

/**
 * Downloads a file through the egress proxy, which checks every redirect.
 * @param url `http:` or `https:`
 * @throws EgressRefusal; Error over `maxBytes`; the signal's reason if aborted
 */
export async function fetchThrough(
  proxy: EgressProxy,
  url: string,
  options: { userAgent: string; maxBytes: number; signal: AbortSignal },
): Promise<Fetched> {
  let address = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(address.protocol)) throw new EgressRefusal('target');
    const { userAgent, signal } = options;
    const headers = { 'user-agent': userAgent, 'accept-encoding': 'identity', accept: '*/*' };
    const answer = await askThrough(proxy, address, { method: 'GET', headers, signal });
    const status = answer.statusCode ?? 0;
    const next = [301, 302, 303, 307, 308].includes(status)
      ? URL.parse(answer.headers.location ?? '', address)
      : null;
    if (!next) return { url: address.href, status, ...(await read(answer, options.maxBytes)) };
    answer.destroy();
    address = next;
  }
  throw new EgressRefusal('unreachable', { cause: new Error('Too many redirects') });
}

interface Asked {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * One request through the egress proxy.
 * @returns the response, with its body unread
 * @throws EgressRefusal; the signal's reason if aborted
 */
export async function askThrough(
  proxy: EgressProxy,
  address: URL,
  { method, headers: asked, body, signal }: Asked,
): Promise<IncomingMessage> {
  const headers = { host: address.host, ...asked };
  const path = `${address.pathname}${address.search}`;
  if (address.username || address.password) throw new EgressRefusal('target');
  try {
    if (address.protocol === 'https:') {
      const socket = await tunnel(proxy, address, signal);
      // An agent, even `false`, would connect directly, bypassing the proxy.
      return await answerTo(request({ method, path, headers, createConnection: () => socket, signal }), body);
    }
    const answer = await askProxy(proxy, address.href, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body }),
    });
    throwRefusal(answer);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EgressRefusal) throw error;
    throw new EgressRefusal('unreachable', { cause: error });
  }
}

async function tunnel(proxy: EgressProxy, { hostname, port }: URL, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  request({
    ...toProxy(proxy),
    method: 'CONNECT',
    path: `${hostname}:${port || 443}`,
    signal,
  })
    .once('connect', (answer, socket) => {
      try {
        throwRefusal(answer);
        resolve(socket);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    })
    .once('error', reject)
    .end();
  // Certificates are checked against the requested name; an IP address is not a server name.
  const encrypted = secure({
    socket: await promise,
    host: hostname,
    servername: isIP(hostname) ? '' : hostname,
  });
  try {
    await once(encrypted, 'secureConnect', { signal });
    return encrypted;
  } catch (error) {
    encrypted.destroy();
    throw error;
  }
}

function askProxy(
  proxy: EgressProxy,
  path: string,
  { method, headers, body, signal }: Asked,
): Promise<IncomingMessage> {
  const { headers: credentials, ...options } = toProxy(proxy);
  return answerTo(
    request({ ...options, method, path, headers: { ...headers, ...credentials }, signal }),
    body,
  );
}

function toProxy({ origin, token }: EgressProxy): RequestOptions & { headers: Record<string, string> } {
  const { hostname, port } = new URL(origin);
  const credentials = Buffer.from(`framewright:${token}`).toString('base64');
  return { hostname, port, agent: false, headers: { 'proxy-authorization': `Basic ${credentials}` } };
}

function answerTo(asked: ReturnType<typeof request>, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end(body);
  });
}

function throwRefusal({ headers }: IncomingMessage): void {
  const reason = headers[REFUSAL_HEADER];
  if (reason !== undefined) throw new EgressRefusal(reason as RefusalReason);
}

async function read(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Pick<Fetched, 'contentType' | 'bytes'>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`The file has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const contentType = (answer.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  return { contentType, bytes: Buffer.concat(chunks) };
}
