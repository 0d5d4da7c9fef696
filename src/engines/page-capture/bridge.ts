import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type ListenOptions, type NetConnectOpts, type Server } from 'node:net';

/**
 * Forwards each connection. The browser's network namespace has only a loopback interface: a bridge inside forwards its
 * connections through a Unix socket to a bridge outside, which forwards them to the egress proxy.
 */
export async function openBridge(
  from: ListenOptions,
  to: NetConnectOpts,
): Promise<{ port: number; server: Server }> {
  const server = createServer((near) => {
    const far = connect(to);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(from);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}
