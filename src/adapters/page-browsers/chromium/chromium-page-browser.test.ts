import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageBrowser } from '#ports/page-browser';
import { TEST_SANDBOX } from '#testing/test-sandbox';
import { createChromiumPageBrowser } from './chromium-page-browser.ts';

const SHOP = `<!doctype html><html lang="de" dir="ltr"><head><title>Brot &amp; Butter</title>
<meta name="description" content="Bread from Kreuzberg"><meta property="og:site_name" content="Brot &amp; Butter">
<meta property="og:image" content="/og.png"><link rel="icon" sizes="32x32" href="/icon.png">
<link rel="apple-touch-icon" href="/touch.png"><meta name="viewport" content="width=device-width">
<script type="application/ld+json">{"@type":"Bakery","name":"Brot & Butter"}</script>
<style>body { margin: 0; background: #fff8ee; color: #332211; font: 16px Georgia } h1 { font: 700 48px Arial; color: oklch(40% 0.1 30) }
.btn { background: rgb(200, 40, 40); color: white; font: 600 16px Verdana; padding: 20px } .tall { height: 3000px }
@media (max-width: 500px) { body { background: #0000ff } }</style></head><body>
<header><a href="/"><img class="logo" src="/image/120x40.svg" alt="Brot &amp; Butter"></a></header>
<h1>Fresh bread</h1><p>Baked   every
morning.</p><p hidden>Not to be seen</p><p>Sourdough, now €4.50 instead of 5,90 €</p><a class="btn" href="/buy">Order now</a>
<img src="/image/640x480.svg" alt="A loaf"><img src="/image/1x1.svg"><img src="/image/320x200.svg" alt="Rolls"><img src="/image/640x480.svg" alt="A loaf">
<div class="tall"></div><img loading="lazy" src="/image/900x900.svg" alt="Seen by scrolling">
<div id="later"></div><script>setTimeout(() => { later.innerHTML = '<h2>Drawn by a script</h2>' }, 300)</script></body></html>`;

let server: ReturnType<typeof createServer>;
let origin: string;
let browser: PageBrowser;
let requests: string[] = [];
const paired: ServerResponse[] = [];
let mostAtOnce = 0;

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    requests.push(incoming.url ?? '');
    incoming.resume();
    respond(incoming, answer);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  // A busy machine takes longer than the default to show a page of many requests.
  const longestMs = 90_000;
  browser = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: [`127.0.0.1:${port}`],
    longestMs,
  });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const capture = (path: string) =>
  browser.capture(`${origin}${path}`, { signal: AbortSignal.timeout(200_000) });
const html = (body: string) =>
  `<!doctype html><title>A page</title><body><h1>A page</h1><p>Words.</p>${body}`;

const PAGES: Readonly<Record<string, string>> = {
  '/': SHOP,
  '/plain': html(''),
  '/dialogs': html('<script>alert(1); confirm(2); prompt(3); onbeforeunload = () => "stay"</script>'),
  '/popups': html('<script>for (let i = 0; i < 30; i++) open("/plain?" + i)</script>'),
  '/cookie': html(
    '<script>document.title = document.cookie; document.cookie = "seen=yes; max-age=999"</script>',
  ),
  '/permissions': html(`<script>
    navigator.geolocation.getCurrentPosition(() => (document.title = 'located'));
    Notification.requestPermission().then((answer) => (document.title = answer));
    navigator.serviceWorker?.register('/worker.js').then(() => (document.title = 'registered'), () => 0);
    </script>`),
  '/many': html('<script>for (let i = 0; i < 600; i++) fetch("/one?" + i)</script>'),
  '/hangs': html('<script>addEventListener("load", () => { for (;;); })</script>'),
  '/starves': html(
    '<script>setTimeout(() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); })</script>',
  ),
  '/prototypes': html(
    '<script>Array.from = () => { throw 1 }; Document.prototype.querySelectorAll = () => ["lies"]; JSON.stringify = () => "lies"; window.URL = 1</script>',
  ),
  '/flood': html(`${'<p>a</p>'.repeat(50_000)}<p>${'long '.repeat(200_000)}`),
  '/broken':
    '<html><title>Broken</title><body><h1>Still <b>read</h1><p>Never <table><p>closed, though people read the page all the same: browsers mend what was left open.',
  '/sign-in': '<title>Sign in</title><form><input name="u"><input type="password"></form>',
  '/download-by-script': html('<script>location = "/file.zip"</script>'),
};

function respond({ url = '/' }: IncomingMessage, answer: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const size = /^\/image\/(\d+)x(\d+)\.svg$/.exec(pathname);
  if (size) {
    answer.setHeader('content-type', 'image/svg+xml');
    return void answer.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size[1]}" height="${size[2]}"/>`,
    );
  }
  switch (pathname) {
    case '/robots.txt':
      return void answer.end(
        'User-agent: *\nDisallow: /kept-out\n\nUser-agent: Framewright\nDisallow: /not-us\n',
      );
    case '/status':
      return void answer
        .writeHead(Number(searchParams.get('code')), { 'content-type': 'text/html' })
        .end('a');
    case '/to':
      return void answer.writeHead(302, { location: searchParams.get('url')! }).end();
    case '/gone':
      return void answer.writeHead(404).end();
    case '/paired':
      // Each waits for another, and a while for a third that must not come.
      mostAtOnce = Math.max(mostAtOnce, paired.push(answer));
      if (paired.length > 1)
        setTimeout(() => {
          for (const waiting of paired.splice(0)) waiting.writeHead(404).end();
        }, 200);
      return;
    case '/text':
      return void answer.writeHead(200, { 'content-type': 'text/plain' }).end('words');
    case '/file.zip':
      return void answer
        .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' })
        .end('PK');
    case '/empty':
      return void answer.writeHead(204).end();
    case '/never':
      return;
    case '/resets':
      return void answer.destroy();
  }
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.end(PAGES[pathname] ?? html(''));
}

test('a page is captured as its readers see it', async () => {
  const seen = await capture('/');
  expect(seen).toMatchObject({
    finalUrl: `${origin}/`,
    status: 200,
    title: 'Brot & Butter',
    language: 'de',
    direction: 'ltr',
    headings: [
      { level: 1, text: 'Fresh bread' },
      { level: 2, text: 'Drawn by a script' },
    ],
    paragraphs: ['Baked every morning.', 'Sourdough, now €4.50 instead of 5,90 €'],
    buttons: ['Order now'],
    jsonLd: ['{"@type":"Bakery","name":"Brot & Butter"}'],
    favicons: [
      { url: `${origin}/icon.png`, sizes: '32x32', isTouchIcon: false },
      { url: `${origin}/touch.png`, sizes: '', isTouchIcon: true },
    ],
    logos: [{ url: `${origin}/image/120x40.svg`, alt: 'Brot & Butter', width: 120, height: 40 }],
  });
  expect(seen.images.map(({ alt, width, height }) => `${alt} ${width}×${height}`)).toEqual([
    'Seen by scrolling 900×900',
    'A loaf 640×480',
    'Rolls 320×200',
    'Brot & Butter 120×40',
  ]);
  expect(seen.meta).toContainEqual({ name: 'og:site_name', content: 'Brot & Butter' });
  expect(seen.prices.map(({ text }) => text)).toEqual(['€4.50', '5,90 €']);
  const first = (role: string) => seen.colors.find((color) => color.role === role)?.hex;
  expect([first('background'), first('text'), first('button'), first('buttonText')]).toEqual([
    '#fff8ee',
    '#332211',
    '#c82828',
    '#ffffff',
  ]);
  expect(first('heading')).toMatch(/^#7\w2\w2\w$/);
  expect(seen.fonts.map(({ family, weight, role }) => `${role} ${family} ${weight}`)).toEqual(
    expect.arrayContaining(['body Georgia 400', 'heading Arial 700', 'button Verdana 600']),
  );
  expect(seen.screenshots.map(({ device, png }) => [device, ...sizeOf(png)])).toEqual([
    ['desktop', 1440, 900],
    ['tablet', 820, 1180],
    ['phone', 390, 844],
  ]);
}, 240_000);

// Concurrent: the browser limits itself.
test.concurrent.each([
  ['/status?code=404', 'notFound'],
  ['/status?code=410', 'notFound'],
  ['/status?code=401', 'login'],
  ['/status?code=403', 'refused'],
  ['/status?code=429', 'refused'],
  ['/status?code=500', 'unreachable'],
  ['/sign-in', 'login'],
  ['/to?url=/sign-in', 'login'],
  ['/kept-out-of-none', 'shown despite a robots rule with a similar prefix'],
  ['/not-us', 'robots'],
  ['/to?url=/not-us', 'robots'],
  ['/text', 'notWebPage'],
  ['/image/9x9.svg', 'notWebPage'],
  ['/file.zip', 'notWebPage'],
  ['/empty', 'notWebPage'],
  ['/resets', 'unreachable'],
  ['/starves', 'crashed'],
  ['/to?url=/to?url=/plain', 'shown'],
  ['/to?url=http://127.0.0.1/', 'addressNotAllowed'],
  ['/to?url=http://nowhere.invalid/', 'unreachable'],
  ['/broken', 'shown'],
  ['/flood', 'shown'],
  ['/dialogs', 'shown'],
  ['/popups', 'shown'],
  ['/prototypes', 'shown'],
  ['/download-by-script', 'shown'],
])(
  'the result of %s is: %s',
  async (path, expected) => {
    const outcome = await capture(path).then(
      () => 'shown',
      ({ reason }) => reason,
    );
    // Only the most specific group applies (RFC 9309), not the rules for `*`.
    expect(outcome).toBe(expected.startsWith('shown') ? 'shown' : expected);
  },
  300_000,
);

test('pages get no permission, keep no cookie, and send a limited number of requests', async () => {
  const { title } = await capture('/permissions');
  expect(['A page', 'denied']).toContain(title);
  await capture('/cookie');
  expect((await capture('/cookie')).title).not.toContain('seen');
  requests = [];
  await capture('/many');
  const sent = requests.filter((url) => url.startsWith('/one')).length;
  // The number depends on the machine's speed; only the limits are fixed.
  expect(sent).toBeGreaterThan(20);
  expect(sent).toBeLessThanOrEqual(200);
}, 240_000);

test('a file is read through the same proxy', async () => {
  const signal = AbortSignal.timeout(60_000);
  const { bytes, contentType } = await browser.download(`${origin}/image/9x8.svg`, { signal });
  expect(contentType).toBe('image/svg+xml');
  expect(bytes.toString()).toContain('width="9"');
  await expect(browser.download(`${origin}/status?code=404`, { signal })).rejects.toMatchObject({
    reason: 'notFound',
  });
  for (const url of [`${origin}/to?url=http://[::1]/`, 'http://169.254.169.254/', 'https://127.0.0.1/'])
    await expect(browser.download(url, { signal })).rejects.toMatchObject({ reason: 'addressNotAllowed' });
  await expect(browser.download('file:///etc/passwd', { signal })).rejects.toMatchObject({
    reason: 'addressNotAllowed',
  });
}, 120_000);

test('an abort ends a waiting or running capture at once', async () => {
  const reason = new Error('aborted by the caller');
  const given = ['/never', '/never', '/plain'].map((path) => {
    const up = new AbortController();
    setTimeout(() => up.abort(reason), 1_500);
    return browser.capture(`${origin}${path}`, { signal: up.signal });
  });
  for (const outcome of await Promise.allSettled(given))
    expect(outcome).toMatchObject({ status: 'rejected', reason });
  await capture('/plain');
}, 120_000);

test('of twelve concurrent captures, two run at a time', async () => {
  mostAtOnce = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, page) => capture(`/paired?${page}`)),
  );
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'notFound' } });
  expect(mostAtOnce).toBe(2);
}, 240_000);

test.each([
  ['crashes', 'SIGKILL'],
  ['hangs', 'SIGSTOP'],
] as const)(
  'a browser that %s is replaced, and its captures fail',
  async (_what, signal) => {
    const pids: number[] = [];
    const hurried = createChromiumPageBrowser({
      sandbox: TEST_SANDBOX,
      allowHosts: [new URL(origin).host],
      longestMs: 6_000,
      onEvent: (event) => event.kind === 'launched' && pids.push(event.browserPid),
    });
    const reasonOf = (path: string) =>
      hurried.capture(`${origin}${path}`, { signal: AbortSignal.timeout(200_000) }).then(
        () => 'shown',
        ({ reason }) => reason,
      );
    expect(await reasonOf('/gone')).toBe('notFound');
    const looking = ['/never', '/hangs'].map(reasonOf);
    const behind = reasonOf('/gone?again');
    await expect.poll(() => requests.filter((url) => /^.(never|hangs)$/.test(url)).length).toBeGreaterThan(1);
    process.kill(-pids[0]!, signal);
    expect(await Promise.all(looking)).toEqual(['tooSlow', 'tooSlow']);
    expect(await behind).toBe('notFound');
    await hurried.close();
    expect(pids).toHaveLength(2);
    await expect.poll(() => pids.map(isRunning), { timeout: 20_000 }).toEqual([false, false]);
  },
  240_000,
);

test('an idle browser ends, and the next page starts another', async () => {
  const pids: number[] = [];
  const idling = createChromiumPageBrowser({
    sandbox: TEST_SANDBOX,
    allowHosts: [new URL(origin).host],
    idleMs: 50,
    onEvent: (event) => event.kind === 'launched' && pids.push(event.browserPid),
  });
  const signal = AbortSignal.timeout(100_000);
  await idling.capture(`${origin}/plain`, { signal });
  await expect.poll(() => isRunning(pids[0]!), { timeout: 20_000 }).toBe(false);
  await idling.capture(`${origin}/plain`, { signal });
  await idling.close();
  expect(pids).toHaveLength(2);
  await expect.poll(() => isRunning(pids[1]!), { timeout: 20_000 }).toBe(false);
}, 120_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}
