import { connect as open } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Canary, startCanary } from '#testing/egress-vectors/canary';
import { INSIDE_ADDRESSES, SPELLINGS } from '#testing/egress-vectors/spellings';
import { addressesOf } from '#testing/egress-vectors/vectors';
import { type EgressProxy, startEgressProxy } from './egress-proxy.ts';

/** The bytes that a client sends to the proxy, for a host, a port and a request to smuggle there. */
const MANNERS: Readonly<Record<string, (host: string, id: string) => string[]>> = {
  request: (host, id) => [`GET http://${host}/hit/${id} HTTP/1.1`, `Host: ${host}`, 'Connection: close'],
  upgrade: (host, id) => [
    `GET http://${host}/hit/${id} HTTP/1.1`,
    'Host: example.com',
    'Connection: close, upgrade',
    'Upgrade: websocket',
  ],
  tunnel: (host) => [`CONNECT ${host}:80 HTTP/1.1`, `Host: example.com:80`],
  'tunnel for TLS': (host) => [`CONNECT ${host}:443 HTTP/1.1`, `Host: ${host}:443`],
};

// Only characters that fit into the bytes of a request.
const hosts = [
  ...Object.values(SPELLINGS)
    .flat()
    .map((host) => (host.startsWith('[') ? host : encodeURI(decodeURIComponent(host)))),
  ...INSIDE_ADDRESSES.map((_addresses, index) => `inside-${index}.test`),
];
const tries = hosts.flatMap((host, index) =>
  Object.entries(MANNERS).map(([manner, say]) => ({
    id: `${manner.replaceAll(' ', '-')}-${index}`,
    host,
    manner,
    say,
  })),
);

let canary: Canary;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

async function start(allowHosts: readonly string[]): Promise<EgressProxy> {
  return await startEgressProxy({
    allowHosts,
    lookup: async (host) => addressesOf(host, 0),
    // All forwarded requests reach the canary, whatever their target.
    connect: () => open(canary.httpPort, '127.0.0.1'),
  });
}

/** Sends the bytes to the proxy, and through a tunnel if there is one. @returns the whole answer */
async function speak(proxy: EgressProxy, { host, id, say }: (typeof tries)[number]): Promise<string> {
  const { hostname, port } = new URL(proxy.origin);
  const credentials = Buffer.from(`framewright:${proxy.token}`).toString('base64');
  const socket = open(Number(port), hostname);
  const lines = say(host, id);
  socket.write(`${lines.join('\r\n')}\r\nProxy-Authorization: Basic ${credentials}\r\n\r\n`);
  if (lines[0]!.startsWith('CONNECT'))
    socket.once('data', () =>
      socket.write(`GET /hit/${id} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    );
  socket.on('error', () => undefined);
  return await text(socket.setTimeout(10_000, () => socket.destroy())).catch(() => '');
}

async function speakAll(proxy: EgressProxy): Promise<string[]> {
  const answers: string[] = [];
  for (let from = 0; from < tries.length; from += 32)
    answers.push(...(await Promise.all(tries.slice(from, from + 32).map((one) => speak(proxy, one)))));
  await proxy.close();
  return answers;
}

test('no spelling of an internal address, and no name for one, is reached', async () => {
  expect(tries.length).toBeGreaterThan(400);
  canary.hits.clear();
  const answers = await speakAll(await start([]));
  expect([...canary.hits]).toEqual([]);
  for (const [index, { id, host }] of tries.entries())
    expect(answers[index], `${id} ${host}`).toMatch(
      /^HTTP\/1\.1 403 [^\n]+\r\nx-egress-refusal: address\r\n/,
    );
});

test('the same requests reach it if their hosts are allowed', async () => {
  canary.hits.clear();
  const allowed = hosts.map((host) => new URL(`http://${host}`).hostname);
  await speakAll(await start(allowed.flatMap((host) => [`${host}:80`, `${host}:443`])));
  expect(tries.map(({ id }) => id).filter((id) => !canary.hits.has(id))).toEqual([]);
});

test.each([
  ['CONNECT example.com:22', 'port'],
  ['CONNECT example.com:25', 'port'],
  ['CONNECT example.com:6379', 'port'],
  ['CONNECT example.com:0', 'port'],
  ['CONNECT example.com:99999', 'target'],
  ['CONNECT example.com', 'target'],
  ['CONNECT user@127.0.0.1:80', 'target'],
  ['CONNECT example.com:80@127.0.0.1:80', 'target'],
  ['CONNECT 127.0.0.1:80#.example.com:80', 'form'],
  ['CONNECT 127.0.0.1\\.example.com:80', 'form'],
  ['CONNECT [::1%25lo]:80', 'target'],
  ['CONNECT [fe80::1%eth0]:80', 'target'],
  ['CONNECT :80', 'target'],
  ['GET http://example.com:8080/', 'port'],
  ['GET http://user:word@127.0.0.1/', 'target'],
  ['GET http://example.com@127.0.0.1/', 'target'],
  ['GET http://127.0.0.1\\@example.com/', 'form'],
  ['GET http:127.0.0.1/', 'form'],
  ['GET http:////127.0.0.1/', 'address'],
  ['GET https://127.0.0.1/', 'target'],
  ['GET ftp://127.0.0.1/', 'target'],
  ['GET file:///etc/passwd', 'target'],
  ['GET gopher://127.0.0.1:80/_a', 'target'],
  ['GET /hit/relative', 'target'],
  ['GET http://', 'target'],
])('%s is refused for its %s', async (line, reason) => {
  canary.hits.clear();
  const proxy = await start([]);
  const answer = await speak(proxy, {
    id: 'malformed',
    host: '',
    manner: '',
    say: () => [`${line} HTTP/1.1`, 'Host: a', 'Connection: close'],
  });
  await proxy.close();
  // Node's parser refuses bytes that are not HTTP.
  const refusal = reason === 'form' ? '400 ' : `403 [^\\n]+\\r\\nx-egress-refusal: ${reason}\\r\\n`;
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${refusal}`));
  expect([...canary.hits]).toEqual([]);
});
