/**
 * Captures fifty pages of pictures, scripts and text at once: time compared with one page alone, and peak memory of the
 * browser's processes and this one (proportional set size, Linux). Run: node bench/page-browser.ts [pages]
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import sharp from 'sharp';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { groupMemory, memoryOf, parentOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { formatSeconds } from './statistics.ts';

const PAGES = Number(process.argv[2] ?? 50);
const MB = 1024 * 1024;

const picture = await sharp({
  create: {
    width: 1600,
    height: 1000,
    channels: 3,
    background: '#c63',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();
const images = Array.from(
  { length: 12 },
  (_, index) => `<img src="/picture-${index}.jpg" alt="Picture ${index}" width="400">`,
);
const page = `<!doctype html><title>A page</title><h1>A page</h1>${images.join('')}${'<p>Words of a paragraph.</p>'.repeat(500)}
<script>const kept = Array.from({ length: 200000 }, (_, i) => ({ i, text: 'entry ' + i }));
for (const { text } of kept.slice(0, 2000)) document.body.append(text);</script>`;
const server = createServer(({ url = '' }, answer) => {
  if (url === '/robots.txt') answer.writeHead(404).end();
  else if (url.endsWith('.jpg')) answer.setHeader('content-type', 'image/jpeg').end(picture);
  else answer.setHeader('content-type', 'text/html').end(page);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

let browserPid = 0;
const browser = createChromiumPageBrowser({
  sandbox: { isRequired: process.env.BROWSER_SANDBOX !== 'off' },
  allowHosts: [`127.0.0.1:${port}`],
  onEvent: (event) => {
    if (event.kind === 'launched') browserPid = event.browserPid;
    if (event.kind === 'died') console.log(`The browser died: ${event.how}`);
  },
});
const capture = async (path: number) => {
  const begun = performance.now();
  await browser.capture(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(1_800_000) });
  return performance.now() - begun;
};

console.log(`${PAGES} pages at once; load ${loadavg()[0]!.toFixed(1)}`);
console.log(
  `first, including the browser's start: ${formatSeconds(await capture(0))} s; one alone: ${formatSeconds(await capture(1))} s`,
);
const peak = { driver: 0, chromium: 0, own: 0 };
const watching = setInterval(() => {
  peak.own = Math.max(peak.own, process.memoryUsage.rss() / MB);
  peak.chromium = Math.max(peak.chromium, groupMemory(browserPid) / MB);
  peak.driver = Math.max(peak.driver, memoryOf(parentOf(browserPid)) / MB);
}, 500);
const halfway = Math.floor(PAGES / 2);
let atHalf = 0;
let seen = 0;
const begun = performance.now();
await Promise.all(
  Array.from({ length: PAGES }, async (_, index) => {
    await capture(index + 2);
    seen += 1;
    if (seen === halfway) atHalf = peak.chromium;
  }),
);
clearInterval(watching);
reportFinding({ name: `${PAGES} pages at once`, value: (performance.now() - begun) / 1000, unit: 's' });
reportFinding({ name: 'memory of Chromium', value: peak.chromium, unit: 'MB' });
console.log(`all: ${formatSeconds(performance.now() - begun)} s`);
console.log(
  `peak memory: Chromium ${Math.round(peak.chromium)} MB (after half the pages ${Math.round(atHalf)}), its driver ${Math.round(peak.driver)} MB, this process ${Math.round(peak.own)} MB`,
);
await browser.close();
server.closeAllConnections();
server.close();
