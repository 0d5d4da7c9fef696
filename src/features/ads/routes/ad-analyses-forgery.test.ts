import { lookup as resolve } from 'node:dns/promises';
import { connect as open } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnalysisPages, startAnalysisPages } from '#testing/analysis-pages';
import { type Canary, startCanary } from '#testing/egress-vectors/canary';
import { INSIDE_ADDRESSES, SPELLINGS } from '#testing/egress-vectors/spellings';
import { addressesOf } from '#testing/egress-vectors/vectors';
import { type AnalysisWorker, startAnalysisWorker } from '#testing/test-analyses';
import { startTestApp, type TestApp } from '#testing/test-app';
import { analysisState, pendingAnalysis } from '../contract/ad-analyses.ts';

let canary: Canary;
let pages: AnalysisPages;
let site: TestApp;
let worker: AnalysisWorker;
/** Connections that the guard allowed to anything but the test pages. */
const breaches: string[] = [];
beforeAll(async () => {
  canary = await startCanary();
  pages = await startAnalysisPages();
  site = await startTestApp();
  worker = await startAnalysisWorker(site, {
    allowHosts: [pages.host],
    lookup: async (host) =>
      /^localhost\.?$/.test(host)
        ? (await resolve('localhost', { all: true })).map(({ address }) => address)
        : addressesOf(host, 0),
    connect: (addresses, port) => {
      if (`${addresses}:${port}` === pages.host) return open(port, '127.0.0.1');
      breaches.push(`${addresses}:${port}`);
      return open(canary.httpPort, '127.0.0.1');
    },
  });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await site.close();
  pages.close();
  await canary.close();
});

/** The final status and error code of an address; 200 if it was analyzed. */
async function outcomeOf(url: string): Promise<string> {
  const answer = await fetch(`${site.origin}/api/ad-creator/analyze-website`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ url }),
  });
  const body = await answer.json();
  if (answer.status !== 202) return `${answer.status} ${body.code}`;
  const { id } = pendingAnalysis.parse(body);
  for (;;) {
    await wait(150);
    const read = await fetch(`${site.origin}/api/ad-creator/analyses/${id}`);
    const state = await read.json();
    if (read.status !== 200) return `${read.status} ${state.code}`;
    if (analysisState.parse(state).status === 'ready') return '200';
  }
}

const AT_ONCE = 8;
const own = () => `127.0.0.1:${canary.httpPort}`;

test('analyzes no internal address in any notation', async () => {
  const hosts = [
    ...Object.values(SPELLINGS).flat(),
    ...INSIDE_ADDRESSES.map((_addresses, index) => `inside-${index}.test`),
    'localhost',
    'LOCALHOST.',
    own(),
    `localhost:${canary.httpPort}`,
    `[::1]:${canary.httpPort}`,
    `2130706433:${canary.httpPort}`,
    '93.184.216.34:22',
    '93.184.216.34:5432',
    '93.184.216.34:8080',
  ];
  const typed = hosts.flatMap((host) => [`http://${host}/hit/typed`, `https://${host}/hit/typed`, host]);
  const outcomes: [url: string, outcome: string][] = [];
  const next = typed.values();
  // If all ran at once, their polling would slow the analyses down.
  const queueUpload = async () => {
    for (const url of next) outcomes.push([url, await outcomeOf(url)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, queueUpload));
  for (const [url, outcome] of outcomes) expect(`${url} ${outcome}`).toBe(`${url} 422 address_not_allowed`);
  expect(outcomes.length).toBeGreaterThan(300);
  expect([...canary.hits]).toEqual([]);
  expect(breaches).toEqual([]);
  // No address started a browser.
  expect(worker.events.filter(({ kind }) => kind !== 'refused')).toEqual([]);
}, 240_000);

test('rejects anything but the address of a web page', async () => {
  const typed = [
    'file:///etc/passwd',
    'file://127.0.0.1/etc/passwd',
    'data:text/html,<h1>A page</h1>',
    'javascript:alert(1)',
    'about:blank',
    'blob:http://site.test/1',
    `view-source:http://${own()}/hit/typed`,
    `view-source://${own()}/hit/typed`,
    'chrome://version',
    'devtools://devtools/bundled/inspector.html',
    `gopher://${own()}/_hit`,
    `ws://${own()}/hit/typed`,
    `ftp://${own()}/hit/typed`,
    `filesystem:http://${own()}/temporary/a`,
    `http://user:pass@${own()}/hit/typed`,
    `http://user@${own()}/hit/typed`,
    `http://93.184.216.34@${own()}/hit/typed`,
    `http://:secret@${own()}/hit/typed`,
    'http://',
    'http:///',
    'http://999.999.999.999/',
    'http://[::1/',
    'http://127.0.0.1:99999/',
    '//',
    `http://site.test\u0000.${own()}/`,
  ];
  for (const url of typed) expect(`${url} ${await outcomeOf(url)}`).toMatch(/ 400 invalid_request$/);
  expect([...canary.hits, ...breaches]).toEqual([]);
}, 120_000);

test('follows no redirect and no picture to an internal address', async () => {
  const aims = [`http://${own()}/hit/led`, 'http://169.254.169.254/hit/led', 'http://inside-3.test/hit/led'];
  for (const aim of aims)
    expect(await outcomeOf(`${pages.origin}/to?url=${encodeURIComponent(aim)}`)).toBe(
      '422 address_not_allowed',
    );
  // Our server downloads a page's pictures, and leaves out internal ones.
  expect(await outcomeOf(`${pages.origin}/names?url=${encodeURIComponent(aims[0]!)}`)).toBe('200');
  expect([...canary.hits, ...breaches]).toEqual([]);
}, 120_000);
