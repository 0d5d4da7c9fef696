import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6, connect as open, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { admitTarget, type Lookup, lookUp, type Target } from './admit-target.ts';
import { EgressRefusal, REFUSAL_HEADER, type RefusalReason } from './egress-refusal.ts';
import { atMost, join } from './pass-bytes.ts';
import { readAddress, readAuthority } from './read-target.ts';

/** Opens a connection to one of the addresses, which have been checked. */
export type Connect = (addresses: readonly string[], port: number) => Socket;

export interface EgressProxy {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** The password of user `framewright`; the proxy refuses requests without it. */
  readonly token: string;
  close(): Promise<void>;
}

export interface EgressOptions {
  /** Local address to listen on; loopback by default. */
  host?: string;
  /** Each `host:port`; allowed even if not public, for tests' fixture sites. */
  allowHosts?: readonly string[];
  onRefused?(refused: { host: string; reason: RefusalReason }): void;
  lookup?: Lookup;
  connect?: Connect;
  /** Limit of one connection, in each direction. */
  maxBytes?: number;
  maxMs?: number;
}

const HOP_BY_HOP =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|x-egress-refusal)$/i;

/**
 * HTTP proxy, with tunnels, for requests to user-given addresses. It resolves a host once, refuses addresses that are not
 * public, and connects to the checked address, so that no redirect, page request or DNS rebinding reaches an internal
 * server.
 */
export async function startEgressProxy({
  host = '127.0.0.1',
  allowHosts = [],
  onRefused,
  lookup = lookUp,
  connect = connectTo,
  maxBytes = 32 * 1024 * 1024,
  maxMs = 30_000,
}: EgressOptions = {}): Promise<EgressProxy> {
  const token = randomBytes(24).toString('base64url');
  const credentials = `Basic ${Buffer.from(`framewright:${token}`).toString('base64')}`;
  const guard = { allowHosts: new Set(allowHosts.map((host) => host.toLowerCase())), lookup };
  const connections = new Set<Duplex>();

  const refuse = (host: string, error: unknown): RefusalReason => {
    const reason = error instanceof EgressRefusal ? error.reason : 'unreachable';
    onRefused?.({ host, reason });
    return reason;
  };
  const reach = async ({ addresses, port }: Target): Promise<Socket> => {
    const socket = connect(addresses, port);
    connections.add(socket);
    const timer = setTimeout(() => socket.destroy(new Error('The time is over')), maxMs);
    socket.once('close', () => {
      clearTimeout(timer);
      connections.delete(socket);
    });
    return await connected(socket);
  };

  const server = createServer({ maxHeaderSize: 64 * 1024 }, async (incoming, answer) => {
    // The client has disconnected; its errors do not matter.
    answer.on('error', () => undefined);
    if (!isAuthorized(incoming, credentials)) return demandToken(answer);
    const address = incoming.url ?? '';
    try {
      const { url, ...asked } = readAddress(address);
      const socket = await reach(await admitTarget(asked, guard));
      await passOn({ incoming, answer, url, socket, maxBytes });
    } catch (error) {
      if (answer.headersSent) return answer.destroy();
      const reason = refuse(hostOf(address), error);
      answer.writeHead(isForbidden(reason) ? 403 : 502, { [REFUSAL_HEADER]: reason }).end();
    }
  });
  server.on('connect', async (incoming: IncomingMessage, near: Duplex, head: Buffer) => {
    near.on('error', () => undefined);
    if (!isAuthorized(incoming, credentials))
      return near.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\n' +
          'Proxy-Authenticate: Basic realm="egress"\r\nContent-Length: 0\r\n\r\n',
      );
    const authority = incoming.url ?? '';
    try {
      const far = await reach(await admitTarget(readAuthority(authority), guard));
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) far.write(head);
      join(near, far, maxBytes);
    } catch (error) {
      const reason = refuse(authority, error);
      const status = isForbidden(reason) ? '403 Forbidden' : '502 Bad Gateway';
      near.end(`HTTP/1.1 ${status}\r\n${REFUSAL_HEADER}: ${reason}\r\nContent-Length: 0\r\n\r\n`);
    }
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.maxConnections = 512;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, host, resolve);
  });

  return {
    origin: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    token,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}

/** Whether policy refused it, rather than a failed connection. */
export function isForbidden(reason: RefusalReason): boolean {
  return reason === 'address' || reason === 'port' || reason === 'target';
}

const connectTo: Connect = (addresses, port) =>
  open({
    host: 'checked.invalid',
    port,
    autoSelectFamily: true,
    // No second DNS lookup: connects to the checked addresses.
    lookup: (_host, _options, answer) =>
      (answer as (error: null, addresses: { address: string; family: number }[]) => void)(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(10_000, () => socket.destroy(new Error('Nobody answers')));
    socket.once('error', reject).once('connect', () => resolve(socket.setTimeout(0)));
  });
}

async function passOn({
  incoming,
  answer,
  url,
  socket,
  maxBytes,
}: {
  incoming: IncomingMessage;
  answer: ServerResponse;
  url: URL;
  socket: Socket;
  maxBytes: number;
}): Promise<void> {
  const { method = 'GET' } = incoming;
  const outgoing = request({
    method,
    path: `${url.pathname}${url.search}`,
    headers: { ...passable(incoming.headers), host: url.host, connection: 'close' },
    createConnection: () => socket,
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
    // The proxy never requested an upgrade.
    outgoing.once('upgrade', (_response, far) => {
      far.destroy();
      reject(new EgressRefusal('unreachable'));
    });
  });
  const sent = pipeline(incoming, atMost(maxBytes), outgoing).catch(() => undefined);
  const incomingAnswer = await response;
  const status = incomingAnswer.statusCode ?? 502;
  // The credentials are for this proxy only.
  if (status === 407) throw new EgressRefusal('unreachable');
  answer.writeHead(status, passable(incomingAnswer.headers));
  await pipeline(incomingAnswer, atMost(maxBytes), answer);
  await sent;
}

function passable(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.test(name) ? [] : [[name, value]],
    ),
  );
}

function isAuthorized({ headers }: IncomingMessage, credentials: string): boolean {
  const given = Buffer.from(headers['proxy-authorization'] ?? '');
  const wanted = Buffer.from(credentials);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function demandToken(answer: ServerResponse): void {
  answer.writeHead(407, { 'proxy-authenticate': 'Basic realm="egress"' }).end();
}

function hostOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.hostname}:${url.port || 80}` : address;
}
