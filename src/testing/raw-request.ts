import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A request that is sent as it is, also where HTTP clients would refuse to send it.
 * @param line method and path
 * @returns status line, headers and body, as text
 */
export async function rawRequest(
  origin: string,
  line: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}
