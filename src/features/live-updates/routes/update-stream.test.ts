import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUpdateStream, type UpdateStream } from './update-stream.ts';

let server: Server;
let stream: UpdateStream;
const onClose = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onClose.mockClear();
  server = createServer((_request, it) => {
    stream = openUpdateStream(it, onClose);
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
