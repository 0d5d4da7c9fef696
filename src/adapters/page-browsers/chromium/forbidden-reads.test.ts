import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVectorSite, type VectorSite } from '#testing/egress-vectors/vector-site';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { createChromiumPageBrowser } from './chromium-page-browser.ts';

/** Content of the file that no page may read. Such reads send no requests, so the test checks what a page reads. */
const MARK = 'the-inside-of-a-file';

const ADDRESSES_A_PAGE = 5;

let folder: string;
let file: string;
let site: VectorSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-reads-'));
  await chmod(folder, 0o755);
  const path = join(folder, 'readable.html');
  // Readable by all users, so that only the browser's rules protect it.
  await writeFile(path, `<body>${MARK}<script>window.mark = '${MARK}'</script>`, { mode: 0o644 });
  file = `file://${path}`;
  site = await startVectorSite();
});
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

/** A script that tries to read an address in every way, and reports what it read. */
function reader(address: string, label: string): string {
  const tell = (how: string) => `(read) => tell('${label} ${how}', read)`;
  return `<script>
    window.tell ??= (how, read) => fetch('/report?' + encodeURIComponent(how + ': ' + String(read).slice(0, 500)));
    {
      const address = ${JSON.stringify(address)};
      const quietly = (work) => { try { work() } catch {} };
      quietly(() => fetch(address).then((answer) => answer.text()).then(${tell('fetch')}).catch(() => 0));
      quietly(() => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.onload = () => (${tell('xhr')})(request.responseText);
        request.send();
      });
      for (const kind of ['iframe', 'object', 'embed']) quietly(() => {
        const frame = document.createElement(kind);
        frame[kind === 'object' ? 'data' : 'src'] = address;
        frame.onload = () => quietly(() => (${tell('frame')})(frame.contentDocument.documentElement.outerHTML));
        document.body.append(frame);
      });
      quietly(() => import(address).then(() => (${tell('import')})(window.mark)).catch(() => 0));
      quietly(() => {
        const style = document.createElement('link');
        style.rel = 'stylesheet';
        style.href = address;
        style.onload = () => quietly(() => (${tell('style')})([...style.sheet.cssRules].map((rule) => rule.cssText)));
        document.head.append(style);
      });
      quietly(() => {
        const opened = window.open(address);
        setTimeout(() => quietly(() => (${tell('window')})(opened.document.documentElement.outerHTML)), 500);
      });
      quietly(() => new Worker(address));
      quietly(() => fetch('data:text/plain,x').then(() => 0));
    }
  </script>`;
}

test('a page reads its own site, and nothing of the machine or the browser', async () => {
  const inside = [
    file,
    file.replace('file://', 'file://localhost'),
    'file:///etc/passwd',
    'file:///proc/self/environ',
    'file:///proc/self/cmdline',
    `view-source:${file}`,
    `filesystem:${file}`,
    `blob:${file}`,
    `jar:${file}!/`,
    'chrome://version/',
    'chrome://net-export/',
    'chrome-untrusted://print/',
    'devtools://devtools/bundled/inspector.html',
    'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/manifest.json',
    'about:version',
  ];
  const own = site.addPage(`<p>${MARK} of the site</p>`);
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: [`127.0.0.1:${site.port}`],
  });
  const signal = AbortSignal.timeout(200_000);
  const markup = inside.map((address, index) => reader(address, `inside-${index}`));
  // The last reader of each page reads the page's own site: the others have not used up what a page may open.
  const readers = Array.from({ length: Math.ceil(inside.length / ADDRESSES_A_PAGE) }, (_, page) => {
    const some = markup.slice(page * ADDRESSES_A_PAGE, (page + 1) * ADDRESSES_A_PAGE);
    return site.addPage([...some, reader(own, `own-${page}`)].join('\n'));
  });
  const captures = await Promise.all(readers.map((url) => browser.capture(url, { signal })));
  const reports = () => site.reports.map((report) => decodeURIComponent(report));
  const waysToOwn = (label: string) => {
    const ofOwn = reports().filter((report) => report.startsWith(`${label} `) && report.includes(MARK));
    return new Set(ofOwn.map((report) => report.slice(label.length + 1).split(':')[0]));
  };
  // On a busy machine, a window may open only after the capture.
  const readsOwn = site.addPage(reader(own, 'own'));
  for (let looks = 0; looks < 5 && waysToOwn('own').size < 4; looks++)
    await browser.capture(readsOwn, { signal });
  await browser.close();

  expect(waysToOwn('own')).toEqual(new Set(['fetch', 'xhr', 'frame', 'window']));
  for (const page of readers.keys())
    expect([...waysToOwn(`own-${page}`)]).toEqual(expect.arrayContaining(['fetch', 'xhr', 'frame']));
  const told = reports().filter((report) => report.startsWith('inside-'));
  // A refused address leaves an empty frame.
  expect(told.filter((report) => !/: <html><head><\/head><body><\/body><\/html>$/.test(report))).toEqual([]);
  for (const { finalUrl, paragraphs } of captures) {
    expect(finalUrl).toMatch(/^http:/);
    expect(paragraphs.join()).not.toContain(MARK);
  }
}, 240_000);

test.each([
  'file:///etc/passwd',
  'view-source:http://example.com/',
  'data:text/html,<h1>a',
  'javascript:alert(1)',
  'blob:http://example.com/1',
  'about:blank',
  'chrome://version',
  'devtools://devtools/',
  'filesystem:http://example.com/temporary/a',
  'ftp://example.com/',
  'ws://example.com/',
  'gopher://example.com/',
  'http://user:word@example.com/',
  'http://user@example.com/',
  'http://',
  'example.com',
  '//example.com/',
  '/etc/passwd',
  '',
])('%s is not an allowed address', async (address) => {
  const events: unknown[] = [];
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    onEvent: (event) => events.push(event),
  });
  const looking = browser.capture(address, { signal: AbortSignal.timeout(60_000) });
  await expect(looking).rejects.toMatchObject({ name: 'PageError', reason: 'addressNotAllowed' });
  expect(events).toEqual([]);
  await browser.close();
});

test('a page that leads to a file is refused', async () => {
  const browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: [`127.0.0.1:${site.port}`],
  });
  const signal = AbortSignal.timeout(200_000);
  await expect(
    browser.capture(`${site.origin}/redirect/302?to=${encodeURIComponent(file)}`, { signal }),
  ).rejects.toMatchObject({ reason: 'addressNotAllowed' });
  // Scripts and refreshes to files are not followed: the page stays.
  const ways = ['location', 'refresh', 'click', 'form-get'];
  const stayed = await Promise.all(
    ways.map((how) => browser.capture(`${site.origin}/page/${how}?to=${file}`, { signal })),
  );
  expect(stayed.map(({ finalUrl }) => new URL(finalUrl).pathname)).toEqual(ways.map((how) => `/page/${how}`));
  for (const { headings } of stayed) expect(headings).toMatchObject([{ level: 1, text: 'A page' }]);
  await browser.close();
}, 240_000);
