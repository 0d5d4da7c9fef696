import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app';

test('a closing server finishes its requests, and closes their connections', async () => {
  const site = await startTestApp();
  const { port } = new URL(site.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  const body = '{"prompt":"a lake"}';
  socket.write(
    `POST /api/quick-generate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await wait(200);
  const closed = site.close();
  await wait(200);
  socket.write(body);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('an unused connection does not keep the server from closing', async () => {
  const site = await startTestApp();
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  await Promise.all([once(socket, 'close'), site.close()]);
}, 15_000);
