import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

let server: Server;
let stream: EventStream;
let response: ServerResponse;
const onClose = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onClose.mockClear();
  server = createServer((_request, it) => {
    response = it;
    stream = openEventStream(it, onClose);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const portOf = () => (server.address() as AddressInfo).port;

async function open(): Promise<IncomingMessage> {
  const [answer] = await once(get({ port: portOf(), host: '127.0.0.1', agent: false }), 'response');
  return answer;
}

test('sends a beat every 20 seconds, and ends within 15 minutes', async () => {
  const answer = await open();
  stream.send('generation', { id: '1' }, 'a.7');
  vi.advanceTimersByTime(41_000);
  stream.send('gallery', {});
  vi.advanceTimersByTime(15 * 60_000);
  const received = await text(answer);
  const beat = ': still here\nevent: beat\ndata: {}\n\n';
  expect(received.replace(/^retry: \d+\n\n/, '')).toMatch(
    `id: a.7\nevent: generation\ndata: {"id":"1"}\n\n${beat}${beat}event: gallery\ndata: {}\n\n${beat}`,
  );
  // Nothing is sent after the end.
  vi.advanceTimersByTime(60_000);
  stream.send('gallery', {});
  expect(onClose).toHaveBeenCalledOnce();
});

test('a reader that does not read is cut off before much is buffered; one that reads is not', async () => {
  const socket = connect(portOf(), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  await once(socket, 'data');
  socket.pause();
  let most = 0;
  for (let sent = 0; sent < 2_000_000 && !response.destroyed; sent += 500) {
    for (let count = 0; count < 500; count += 1) stream.send('generation', { id: crypto.randomUUID() });
    most = Math.max(most, response.writableLength);
    await turn();
  }
  expect(response.destroyed).toBe(true);
  expect(most).toBeLessThan(256 * 1024);
  expect(onClose).toHaveBeenCalledOnce();
  socket.destroy();

  const answer = await open();
  for (let sent = 0; sent < 20_000; sent += 500) {
    for (let count = 0; count < 500; count += 1) stream.send('generation', { id: crypto.randomUUID() });
    await once(answer, 'data');
    await turn();
  }
  expect(response.destroyed).toBe(false);
});
