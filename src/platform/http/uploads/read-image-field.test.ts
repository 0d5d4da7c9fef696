import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { IMAGE_FORM_LIMITS, readImageField } from './read-image-field.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(multipart, { limits: IMAGE_FORM_LIMITS, throwFileSizeLimit: false });
  app.post('/', async (request) => (await readImageField(request)).bytes.length);
  app.setErrorHandler((error: Error, _request, reply) => reply.code(400).send(error.message));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const HEAD = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
const TAIL = '\r\n--x--\r\n';

/** Begins a form with a file of `length` bytes; its clock stands still. */
async function begin(length: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const request = httpRequest({
    port: (app.server.address() as AddressInfo).port,
    agent: false,
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': HEAD.length + length + TAIL.length,
    },
  });
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(HEAD);
  const [socket] = await connected;
  while (vi.getTimerCount() === 0) await setImmediate();
  return {
    end: () => request.end(TAIL),
    /** Sends bytes of the file, and waits until they have arrived. */
    async send(count: number) {
      const before = socket.bytesRead;
      request.write('y'.repeat(count));
      while (socket.bytesRead < before + count) await setImmediate();
    },
    async answer() {
      const [{ statusCode }] = await answer;
      request.destroy();
      return statusCode;
    },
  };
}

const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('a form of which nothing more arrives for ten seconds is refused', async () => {
  const form = await begin(228);
  await form.send(150);
  passSeconds(12);
  expect(await form.answer()).toBe(400);
});

test('a form that arrives drop by drop is refused', async () => {
  const form = await begin(100_000);
  for (let second = 0; second < 11; second += 1) {
    await form.send(10);
    passSeconds(1);
  }
  expect(await form.answer()).toBe(400);
});

test('a form that takes two minutes is refused', async () => {
  const form = await begin(4_000_000);
  for (let turn = 0; turn < 24; turn += 1) {
    await form.send(100_000);
    passSeconds(5);
  }
  expect(await form.answer()).toBe(400);
});

test('a slow form that makes progress is read', async () => {
  const form = await begin(500_000);
  for (let turn = 0; turn < 5; turn += 1) {
    passSeconds(9);
    await form.send(100_000);
  }
  form.end();
  expect(await form.answer()).toBe(200);
});
