import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpRelay {
  /** The server's address as seen through the relay. */
  url: string;
  /** Breaks every connection and refuses new ones, as a server that crashed does. */
  cut(): Promise<void>;
}

/** A relay between a program and a local server, to cut the connection for that program only. */
export async function startTcpRelay(serverUrl: string): Promise<TcpRelay> {
  const server = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String((relay.address() as AddressInfo).port);
  return {
    url: url.href,
    async cut() {
      if (!relay.listening) return;
      const closed = once(relay, 'close');
      relay.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
