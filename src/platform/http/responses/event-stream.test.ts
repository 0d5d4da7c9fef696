import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

const UNREAD_MAX_BYTES = 128 * 1024;
const LARGE = 8_000_000;

let server: Server;
let stream: EventStream;
let response: ServerResponse;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  server = createServer((_request, it) => {
    response = it;
    stream = openEventStream(it, { unreadMaxBytes: UNREAD_MAX_BYTES });
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

async function openWithoutReading(): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  await once(socket, 'data');
  return socket.pause();
}

test('a reader that does not read is cut off before much is buffered; one that reads is not', async () => {
  const socket = await openWithoutReading();
  let most = 0;
  for (let sent = 0; sent < 2_000_000 && !response.destroyed; sent += 500) {
    for (let count = 0; count < 500; count += 1) stream.send('generation', { id: crypto.randomUUID() });
    most = Math.max(most, response.writableLength);
    await turn();
  }
  expect(response.destroyed).toBe(true);
  expect(most).toBeLessThan(2 * UNREAD_MAX_BYTES);
  socket.destroy();

  const answer = await open();
  for (let sent = 0; sent < 20_000; sent += 500) {
    for (let count = 0; count < 500; count += 1) stream.send('generation', { id: crypto.randomUUID() });
    await once(answer, 'data');
    await turn();
  }
  expect(response.destroyed).toBe(false);
});

test('an event above the limit is sent, but nothing after it until it has been read', async () => {
  const answer = await open();
  stream.send('picture', { file: 'a'.repeat(LARGE) });
  stream.end();
  expect((await text(answer)).length).toBeGreaterThan(LARGE);

  const socket = await openWithoutReading();
  stream.send('picture', { file: 'a'.repeat(LARGE) });
  expect(response.destroyed).toBe(false);
  stream.send('picture', { file: 'a' });
  expect(response.destroyed).toBe(true);
  socket.destroy();
});

test('a reader that does not read the end is cut off after two minutes', async () => {
  const socket = await openWithoutReading();
  stream.send('picture', { file: 'a'.repeat(LARGE) });
  stream.end();
  vi.advanceTimersByTime(119_000);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(response.destroyed).toBe(true);
  socket.destroy();
});
