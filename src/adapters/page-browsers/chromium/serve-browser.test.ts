import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { createChromiumPageBrowser } from './chromium-page-browser.ts';

const PROGRAM = fileURLToPath(new URL('../../../main/browser-service.ts', import.meta.url));
const TOKEN = 'a-token-for-this-test';

let site: ReturnType<typeof createServer>;
let service: ReturnType<typeof spawn>;
let url: string;
let host: string;
const paths: string[] = [];

beforeAll(async () => {
  site = createServer((request, answer) => {
    paths.push(request.url ?? '');
    if (request.url === '/robots.txt') answer.writeHead(404).end();
    else if (request.url === '/never') return;
    else answer.setHeader('content-type', 'text/html').end('<title>A page</title><h1>A page</h1>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, TMPDIR, BROWSER_SANDBOX } = process.env;
  service = spawn(process.execPath, [PROGRAM], {
    env: { PATH, TMPDIR, BROWSER_SANDBOX, BROWSER_TOKEN: TOKEN, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It prints a line when it is ready.
  await once(service.stdout!, 'data');
}, 90_000);
afterAll(async () => {
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  site.closeAllConnections();
  site.close();
});

/** The worker's side: its sandbox settings do not apply to the service. */
const open = (token = TOKEN) =>
  createChromiumPageBrowser({ sandbox: { isRequired: true }, remote: { url, token }, allowHosts: [host] });
const signal = () => AbortSignal.timeout(150_000);

test('the service captures pages through the egress proxies of two workers', async () => {
  const workers = [open(), open()];
  const captures = await Promise.all(
    workers.map((worker) => worker.capture(`http://${host}/`, { signal: signal() })),
  );
  for (const { title, screenshots } of captures)
    expect([title, screenshots.map(({ png }) => png.length > 1_000)]).toEqual(['A page', [true, true, true]]);
  expect(await workers[0]!.check()).toMatchObject({ isOn: true, isSandboxed: TEST_SANDBOX.isRequired });
  for (const refused of ['http://127.0.0.1:9/', 'http://169.254.169.254/', url])
    await expect(workers[0]!.capture(refused, { signal: signal() })).rejects.toMatchObject({
      reason: 'addressNotAllowed',
    });
  for (const worker of workers) await worker.close();
}, 200_000);

test('a capture that the worker cancels is canceled in the service', async () => {
  const worker = open();
  const up = new AbortController();
  const looking = worker.capture(`http://${host}/never`, { signal: up.signal });
  await expect.poll(() => paths, { timeout: 60_000 }).toContain('/never');
  up.abort(new Error('Nobody waits any more'));
  await expect(looking).rejects.toThrow('Nobody waits any more');
  expect((await worker.capture(`http://${host}/`, { signal: signal() })).title).toBe('A page');
  await worker.close();
}, 200_000);

test('without the token the service refuses, with a reason for worker and operator', async () => {
  const worker = open('another-token-than-that');
  await expect(worker.capture(`http://${host}/`, { signal: signal() })).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'transient',
  });
  expect(await worker.check()).toMatchObject({
    isOn: false,
    isForSandbox: false,
    reason: expect.stringContaining('BROWSER_TOKEN'),
  });
  await worker.close();
  const body = JSON.stringify({ proxy: { port: 1, token: 'a' }, url: 'http://example.com/', longestMs: 1 });
  const ask = (path: string, headers: Record<string, string>, sent = body) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: sent }).then(({ status }) => status);
  expect([
    await ask('/capture', {}),
    await ask('/capture', { authorization: `Bearer ${TOKEN}x` }),
    await ask('/capture', { authorization: `Bearer ${TOKEN}` }, '{}'),
    await ask('/capture', { authorization: `Bearer ${TOKEN}` }, 'no JSON'),
    await ask('/capture', { authorization: `Bearer ${TOKEN}` }, body.replace('http:', 'file:')),
    await ask('/check', { authorization: `Bearer ${TOKEN}` }, '{"proxy":{"port":70000,"token":""}}'),
    await ask('/', { authorization: `Bearer ${TOKEN}` }),
  ]).toEqual([401, 401, 400, 400, 400, 400, 404]);
});

test('an unreachable service is not the fault of the page', async () => {
  const port = await freePort();
  const worker = createChromiumPageBrowser({
    sandbox: { isRequired: true },
    remote: { url: `http://127.0.0.1:${port}`, token: TOKEN },
  });
  await expect(worker.capture('http://example.com/', { signal: signal() })).rejects.toMatchObject({
    kind: 'transient',
  });
  expect(await worker.check()).toMatchObject({ isOn: false, reason: expect.stringContaining(String(port)) });
  await worker.close();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('a request without a length is read only up to the limit', async () => {
  const sender = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  const answer = text(sender);
  sender.write(
    `POST /capture HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${TOKEN}\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
  for (let sent = 0; sent < 10; sent += 1) sender.write(chunk);
  // The request never ends; the service closes it.
  expect(await answer).toMatch(/^HTTP\/1.1 400 /);
  expect(await open().check()).toMatchObject({ isOn: true });
});
