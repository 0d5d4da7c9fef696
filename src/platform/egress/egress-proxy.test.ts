import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect as open } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { createCertificate } from '#testing/self-signed-certificate';
import { type EgressOptions, type EgressProxy, startEgressProxy } from './egress-proxy.ts';
import { fetchThrough } from './fetch-through.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A proxy for which every public address leads to a server of ours. */
async function stage(
  answer: Parameters<typeof createServer>[1],
  options: EgressOptions = {},
): Promise<{ proxy: EgressProxy; refused: string[]; port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const refused: string[] = [];
  const proxy = await startEgressProxy({
    lookup: async () => ['93.184.216.34'],
    connect: () => open(port, '127.0.0.1'),
    onRefused: ({ host, reason }) => refused.push(`${reason} ${host}`),
    ...options,
  });
  closing.push(() => proxy.close());
  return { proxy, refused, port };
}

const OPTIONS = { userAgent: 'Framewright', maxBytes: 1000, signal: AbortSignal.timeout(20_000) };

test('a public site gets the request without the proxy’s headers', async () => {
  const { proxy } = await stage((incoming, answer) => {
    answer.setHeader('x-egress-refusal', 'address');
    answer.end(JSON.stringify(incoming.headers));
  });
  const { status, bytes } = await fetchThrough(proxy, 'http://example.com/a?b', OPTIONS);
  expect(status).toBe(200);
  expect(JSON.parse(bytes.toString())).toMatchObject({ host: 'example.com', 'user-agent': 'Framewright' });
  expect(bytes.toString()).not.toContain('proxy-authorization');
});

test.each([
  [
    'a name with any private address',
    'http://example.com/',
    { lookup: async () => ['1.1.1.1', '10.0.0.1'] },
    'address',
  ],
  ['a private address', 'http://0x7f.1/', {}, 'address'],
  ['a private address behind TLS', 'https://[::ffff:127.0.0.1]/', {}, 'address'],
  ['another port', 'http://example.com:8080/', {}, 'port'],
  ['a name that is not known', 'http://example.com/', { lookup: async () => [] }, 'name'],
  [
    'a resolver that fails',
    'https://example.com/',
    { lookup: () => Promise.reject(new Error('SERVFAIL')) },
    'name',
  ],
  ['a server that is away', 'http://example.com/', { connect: () => open(1, '127.0.0.1') }, 'unreachable'],
])('%s is refused: %s', async (_what, url, options, reason) => {
  const { proxy, refused } = await stage((_incoming, answer) => answer.end('inside'), options);
  await expect(fetchThrough(proxy, url, OPTIONS)).rejects.toMatchObject({ reason });
  expect(refused).toEqual([expect.stringMatching(`^${reason} `)]);
});

test('TLS goes only through the tunnel, and certificates are checked inside it', async () => {
  const { key, cert } = await createCertificate('shop.test');
  const before = getCACertificates('default');
  setDefaultCACertificates([cert]);
  closing.push(() => setDefaultCACertificates(before));
  const server = createSecureServer({ key, cert }, ({ url, headers }, answer) => {
    if (url === '/old') answer.writeHead(301, { location: '/new' }).end();
    else answer.end(`${headers.host}${url}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  let tunnels = 0;
  const { proxy } = await stage(undefined, {
    connect: () => {
      tunnels += 1;
      return open(port, '127.0.0.1');
    },
  });
  const { url, bytes } = await fetchThrough(proxy, 'https://shop.test/old', OPTIONS);
  expect([url, bytes.toString(), tunnels]).toEqual(['https://shop.test/new', 'shop.test/new', 2]);
  await expect(fetchThrough(proxy, 'https://other.test/', OPTIONS)).rejects.toMatchObject({
    reason: 'unreachable',
    cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  });
  expect(tunnels).toBe(3);
});

test('a redirect to an internal address is refused', async () => {
  const { proxy, refused } = await stage((_incoming, answer) =>
    answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  );
  await expect(fetchThrough(proxy, 'http://example.com/', OPTIONS)).rejects.toMatchObject({
    reason: 'address',
  });
  expect(refused).toEqual(['address 169.254.169.254:80']);
});

test('a name is resolved once, and the connection goes to the checked address', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const connected: (readonly string[])[] = [];
  const { proxy, port } = await stage((_incoming, answer) => answer.end('outside'), {
    lookup: async () => answers.shift() ?? [],
    connect: (addresses) => {
      connected.push(addresses);
      return open(port, '127.0.0.1');
    },
  });
  await fetchThrough(proxy, 'http://rebinding.example/', OPTIONS);
  await expect(fetchThrough(proxy, 'http://rebinding.example/', OPTIONS)).rejects.toMatchObject({
    reason: 'address',
  });
  expect(connected).toEqual([['93.184.216.34']]);
});

test('an allowed host is reachable only at its port', async () => {
  const { proxy, port } = await stage((_incoming, answer) => answer.end('fixture'));
  const allowing = await startEgressProxy({ allowHosts: [`127.0.0.1:${port}`] });
  closing.push(() => allowing.close());
  expect((await fetchThrough(allowing, `http://127.0.0.1:${port}/`, OPTIONS)).status).toBe(200);
  const other = new URL(proxy.origin).port;
  await expect(fetchThrough(allowing, `http://127.0.0.1:${other}/`, OPTIONS)).rejects.toMatchObject({
    reason: 'port',
  });
  await expect(fetchThrough(allowing, 'http://127.0.0.1/', OPTIONS)).rejects.toMatchObject({
    reason: 'address',
  });
});

test('more bytes than the limit end the connection', async () => {
  const { proxy } = await stage((_incoming, answer) => answer.end(Buffer.alloc(300_000)), {
    maxBytes: 100_000,
  });
  await expect(
    fetchThrough(proxy, 'http://example.com/', { ...OPTIONS, maxBytes: 1_000_000 }),
  ).rejects.toThrow();
});

test('a connection ends at its time limit', async () => {
  const { proxy } = await stage((_incoming, answer) => answer.writeHead(200).write('and then'), {
    maxMs: 200,
  });
  await expect(fetchThrough(proxy, 'http://example.com/', OPTIONS)).rejects.toThrow();
});

test.each([
  ['no token', 'http://example.com/', undefined, 407],
  ['another token', 'http://example.com/', 'Basic ZnJhbWV3cmlnaHQ6b3Blbg==', 407],
  ['a user in the address', 'http://user:word@example.com/', 'own', 403],
  ['another scheme', 'ftp://example.com/', 'own', 403],
  ['no absolute address', '/', 'own', 403],
])('a request with %s gets nothing', async (_what, path, authorization, expected) => {
  const { proxy } = await stage((_incoming, answer) => answer.end('inside'));
  const own = `Basic ${Buffer.from(`framewright:${proxy.token}`).toString('base64')}`;
  const { hostname, port } = new URL(proxy.origin);
  const status = await new Promise((resolve, reject) => {
    request({
      hostname,
      port,
      path,
      headers: authorization ? { 'proxy-authorization': authorization === 'own' ? own : authorization } : {},
    })
      .once('response', (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end();
  });
  expect(status).toBe(expected);
});
