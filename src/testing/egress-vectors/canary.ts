import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';

/** A service on loopback that no page may reach; it records who does. */
export interface Canary {
  /** Answers HTTP and WebSockets at `/hit/{id}`. */
  readonly httpPort: number;
  /** Ids of vectors that reached it. */
  readonly hits: Set<string>;
  /** A port that any TCP connection, or any UDP packet, to counts as the vector's hit. */
  portFor(id: string, transport: 'tcp' | 'udp'): Promise<number>;
  close(): Promise<void>;
}

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

export async function startCanary(): Promise<Canary> {
  const hits = new Set<string>();
  const closing: (() => unknown)[] = [];
  const note = (path = '') => {
    const id = /\/hit\/([\w.-]+)/.exec(decodeURIComponent(path))?.[1];
    hits.add(id ?? `unknown ${path}`);
  };
  const server = createServer((incoming, answer) => {
    note(incoming.url);
    incoming.resume();
    answer
      .writeHead(200, {
        'content-type': 'image/gif',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(PIXEL);
  });
  server.on('upgrade', (incoming, socket) => {
    note(incoming.url);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    httpPort: (server.address() as AddressInfo).port,
    hits,
    async portFor(id, transport) {
      if (transport === 'udp') {
        const socket = createSocket('udp4').on('message', () => hits.add(id));
        socket.bind(0, '127.0.0.1');
        await once(socket, 'listening');
        closing.push(() => socket.close());
        return socket.address().port;
      }
      const tcp = createTcpServer((socket) => {
        hits.add(id);
        socket.on('error', () => undefined).destroy();
      }).listen(0, '127.0.0.1');
      await once(tcp, 'listening');
      closing.push(() => tcp.close());
      return (tcp.address() as AddressInfo).port;
    },
    async close() {
      for (const close of closing) close();
    },
  };
}
