import { connect as open } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Canary, startCanary } from '#testing/egress-vectors/canary';
import { launchUnguarded, openUnguarded } from '#testing/egress-vectors/open-unguarded';
import { INSIDE_ADDRESSES, SPELLINGS } from '#testing/egress-vectors/spellings';
import { startVectorSite, type VectorSite } from '#testing/egress-vectors/vector-site';
import { addressesOf, listVectors, type Vector } from '#testing/egress-vectors/vectors';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { createChromiumPageBrowser } from './chromium-page-browser.ts';

const VECTORS_A_PAGE = 45;

let canary: Canary;
let site: VectorSite;
let vectors: Vector[];
/** The opened addresses, with the attack vectors on each. */
let visits: { url: string; vectors: Vector[] }[];

beforeAll(async () => {
  canary = await startCanary();
  site = await startVectorSite();
  vectors = await listVectors({ canary, siteOrigin: site.origin });
  const shared = vectors.filter(({ markup }) => markup !== undefined);
  const pages = Array.from({ length: Math.ceil(shared.length / VECTORS_A_PAGE) }, (_, page) =>
    shared.slice(page * VECTORS_A_PAGE, (page + 1) * VECTORS_A_PAGE),
  );
  visits = [
    ...pages.map((some) => ({
      url: site.addPage(some.map(({ markup }) => markup).join('\n')),
      vectors: some,
    })),
    ...vectors
      .filter(({ path }) => path !== undefined)
      .map((vector) => ({ url: `${site.origin}${vector.path}`, vectors: [vector] })),
  ];
});
afterAll(async () => {
  site.close();
  await canary.close();
});

test('no page reaches internal addresses by any of more than 250 vectors', async () => {
  expect(vectors.length).toBeGreaterThanOrEqual(250);
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  const asked = new Map<string, number>();
  const breaches: string[] = [];
  const refused: string[] = [];
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: [`127.0.0.1:${site.port}`],
    lookup: async (host) => {
      const times = asked.get(host) ?? 0;
      asked.set(host, times + 1);
      return addressesOf(host, times);
    },
    // In this test, the site is the public web; any other request would reach an internal address.
    connect: (addresses, port) => {
      if (port === site.port || addresses.every((address) => address === '93.184.216.34'))
        return open(site.port, '127.0.0.1');
      breaches.push(`${addresses}:${port}`);
      return open(canary.httpPort, '127.0.0.1');
    },
    onEvent: (event) => event.kind === 'refused' && refused.push(`${event.host} ${event.reason}`),
  });
  canary.hits.clear();
  const outcomes = await Promise.all(
    visits.map(async ({ url }) => {
      const shown = browser.capture(url, { signal: AbortSignal.timeout(300_000) });
      return await shown.then(
        () => 'shown',
        (error) => String(error.reason ?? error),
      );
    }),
  );
  await browser.close();

  expect(breaches).toEqual([]);
  expect([...canary.hits]).toEqual([]);
  // Pages are captured despite their attempts; redirects to internal addresses are refused.
  for (const [index, { url, vectors: some }] of visits.entries())
    expect(`${url} ${outcomes[index]}`).toBe(`${url} ${some[0]!.path ? 'addressNotAllowed' : 'shown'}`);
  expect(refused.length).toBeGreaterThan(vectors.length * 0.8);
}, 300_000);

test('public addresses are reached, also through tunnels', async () => {
  const ports: number[] = [];
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    lookup: async () => ['93.184.216.34'],
    connect: (_addresses, port) => {
      ports.push(port);
      return open(port === 443 ? canary.httpPort : site.port, '127.0.0.1');
    },
  });
  const page = site.addPage(
    `<script>fetch('https://public.test/').catch(() => 0); new WebSocket('ws://socket.test/')</script>`,
  );
  const { title } = await browser.capture(`http://public.test${new URL(page).pathname}`, {
    signal: AbortSignal.timeout(120_000),
  });
  await browser.close();
  expect(title).toBe('A page');
  // robots.txt, the page, perhaps its icon, and the socket; also TLS.
  expect(ports.filter((port) => port === 80).length).toBeGreaterThanOrEqual(3);
  expect(ports).toContain(443);
}, 180_000);

test('a typed internal address is refused before a browser starts', async () => {
  const kinds = new Set<string>();
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    lookup: async (host) => addressesOf(host, 0),
    connect: () => open(canary.httpPort, '127.0.0.1'),
    onEvent: ({ kind }) => kinds.add(kind),
  });
  const typed = [
    ...Object.values(SPELLINGS).flat(),
    ...INSIDE_ADDRESSES.map((_addresses, index) => `inside-${index}.test`),
    'rebound@127.0.0.1',
    `127.0.0.1:${canary.httpPort}`,
  ].flatMap((host) => [`http://${host}/hit/typed`, `https://${host}/hit/typed`]);
  canary.hits.clear();
  for (const url of typed)
    await expect(browser.capture(url, { signal: AbortSignal.timeout(60_000) }), url).rejects.toMatchObject({
      reason: 'addressNotAllowed',
    });
  await browser.close();
  expect([...canary.hits]).toEqual([]);
  expect([...kinds]).toEqual(['refused']);
});

test('without the guard, every vector that is a request reaches internal addresses', async () => {
  const ports = [site.port, canary.httpPort].map((port) => `127.0.0.1:${port}`);
  const browser = await launchUnguarded(canary.httpPort, [...ports, ...transportPorts()]);
  canary.hits.clear();
  for (const { url, vectors: some } of visits)
    await openUnguarded(browser, url, {
      isDone: () => some.every(({ id }) => canary.hits.has(id)),
      longestMs: 12_000,
    });
  await browser.close();
  const missing = vectors.map(({ id }) => id).filter((id) => !canary.hits.has(id));
  // This build of the browser has no preconnect.
  expect(missing).toEqual(['preconnect', 'preconnect-tls']);
}, 300_000);

/** Ports in the vectors. */
function transportPorts(): string[] {
  const named = vectors.flatMap(({ markup = '' }) => [...markup.matchAll(/127\.0\.0\.1:\d+/g)]);
  return [...new Set(named.map(([host]) => host))];
}
