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
 * Reads a file of the web through the egress proxy, which judges every hop.
 * @param url `http:` or `https:`
 * @throws EgressRefusal; Error when there is more than `maxBytes`; the signal's reason when it is aborted
 */
export async function fetchThrough(
  proxy: EgressProxy,
  url: string,
  options: { userAgent: string; maxBytes: number; signal: AbortSignal },
): Promise<Fetched> {
  let address = new URL(url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!/^https?:$/.test(address.protocol)) throw new EgressRefusal('target');
    const answer = await ask(proxy, address, options);
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

async function ask(
  proxy: EgressProxy,
  address: URL,
  { userAgent, signal }: { userAgent: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const headers = {
    host: address.host,
    'user-agent': userAgent,
    'accept-encoding': 'identity',
    accept: '*/*',
  };
  const path = `${address.pathname}${address.search}`;
  if (address.username || address.password) throw new EgressRefusal('target');
  try {
    if (address.protocol === 'https:') {
      const socket = await tunnel(proxy, address, signal);
      // An agent, even `false`, would open a connection of its own, past the proxy.
      return await answerTo(request({ path, headers, createConnection: () => socket, signal }));
    }
    const answer = await askProxy(proxy, { path: address.href, headers, signal });
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
  // Certificates are checked against the name that was asked for; an address is no server name.
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
  { path, headers, signal }: { path: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { headers: credentials, ...options } = toProxy(proxy);
  return answerTo(request({ ...options, path, headers: { ...headers, ...credentials }, signal }));
}

function toProxy({ origin, token }: EgressProxy): RequestOptions & { headers: Record<string, string> } {
  const { hostname, port } = new URL(origin);
  const credentials = Buffer.from(`framewright:${token}`).toString('base64');
  return { hostname, port, agent: false, headers: { 'proxy-authorization': `Basic ${credentials}` } };
}

function answerTo(asked: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end();
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
