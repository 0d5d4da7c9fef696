import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEgressProxy } from '#platform/egress/egress-proxy';
import { createEgressWebhookSender } from './egress-webhook-sender.ts';

test('a proxy that failed to start is started again for the next event', async () => {
  const receiver = createServer((_request, answer) => answer.writeHead(204).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  onTestFinished(() => void receiver.close());
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  let starts = 0;
  const sender = createEgressWebhookSender({
    allowHosts: [host],
    async startProxy(options) {
      starts += 1;
      if (starts === 1) throw new Error('no free port');
      return await startEgressProxy(options);
    },
  });
  onTestFinished(() => sender.close());
  const send = () =>
    sender.send(`http://${host}/`, { headers: {}, body: '{}', signal: AbortSignal.timeout(10_000) });
  await expect(send()).rejects.toThrow('no free port');
  await sender.close();
  expect(await send()).toEqual({ status: 204 });
  expect(await send()).toEqual({ status: 204 });
  expect(starts).toBe(2);
});
