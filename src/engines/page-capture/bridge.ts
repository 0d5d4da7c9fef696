import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type ListenOptions, type NetConnectOpts, type Server } from 'node:net';

/**
 * Passes each connection on to another place. The browser's network has nothing but its own loopback: there one bridge
 * takes its connections and hands them through a socket in its folder to another one outside, which leads to the proxy.
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
