import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { samplePhoto } from '#testing/sample-pictures';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => site.close());

const NETWORKS = [1, 2, 3].map((net) => `192.0.${net}.7`);
const FOR_EACH = 69;
/** For one network: one that is read and four that wait. */
const ADMITTED = 5;

/** Sends the beginnings of forms from three networks, and waits until those that the site refuses are answered. */
async function idleOn(path: string): Promise<void> {
  let refused = 0;
  const requests = NETWORKS.flatMap((address) =>
    Array.from({ length: FOR_EACH }, () =>
      httpRequest(site.origin + path, {
        method: 'POST',
        agent: false,
        headers: {
          'x-forwarded-for': address,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 228,
        },
      }),
    ),
  );
  for (const request of requests) {
    request.on('error', () => undefined);
    request.on('response', ({ statusCode }: IncomingMessage) => {
      if (statusCode === 429) refused += 1;
    });
    request.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nxxxx');
  }
  onTestFinished(() => {
    for (const request of requests) request.destroy();
  });
  await vi.waitFor(() => expect(refused).toBe(NETWORKS.length * (FOR_EACH - ADMITTED)), { timeout: 60_000 });
}

async function form(): Promise<FormData> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await samplePhoto('png'))], 'a.png', { type: 'image/png' }));
  return form;
}

test('idle forms of visitors from three networks stop no uploads of anybody else', async () => {
  await idleOn('/api/ad-creator/analyze-image');
  const ada = await createPerson(site, 0);
  const uploaded = await ada.call('/api/products/upload', { method: 'POST', body: await form() });
  expect(uploaded.status).toBe(201);
  const broken = await fetch(`${site.origin}/api/ad-creator/analyze-image`, {
    method: 'POST',
    body: new FormData(),
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
  expect(broken.status).toBe(400);
});

test('nor do they stop people with an account from checking pictures', async () => {
  await idleOn('/api/verify');
  const ada = await createPerson(site, 0);
  const verified = await ada.call('/api/verify', { method: 'POST', body: await form() });
  expect(verified.status).toBe(200);
});
