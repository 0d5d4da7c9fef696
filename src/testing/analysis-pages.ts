import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface AnalysisPages {
  origin: string;
  /** `host:port` */
  host: string;
  /** Requested paths, in order. */
  requests: string[];
  /** Releases the answers under `/held`. */
  release(): void;
  close(): void;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect x="4" y="4" width="112" height="32" fill="#c2410c"/></svg>';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Plain bread, baked daily</title><meta property="og:site_name" content="Plain Bread">
<body><header><a href="/"><img class="logo" src="/logo.svg" alt="Plain Bread" width="120" height="40"></a></header>
<h1>Plain bread, baked daily</h1><p>We bake plain bread from four ingredients every morning, and nothing else.</p>${body}`;

const PAGES: Readonly<Record<string, string>> = {
  '/pictures':
    page(`<img src="/picture.jpg?1" alt="A loaf" width="640"><img src="/picture.jpg?2" alt="The same loaf">
    <img src="/mislabelled.png" alt="A WebP by another name"><img src="/late.jpg?NUMBER" alt="Gone when it was asked for again">`),
  '/odd-letters': page(
    `<p>A line that holds one odd letter for the tests: <span id="odd"></span>.</p><script>
    document.title = 'Odd \\u0000 letters \\ud83d here'; odd.textContent = 'half \\udc00 of it and \\u0000 none'</script>`,
  ),
  '/sign-in': '<title>Sign in</title><form><input name="u"><input type="password"></form>',
  '/held': page('<p>It came late.</p>'),
};

/** Sized by the page, so that they count as pictures although nothing comes of them. */
const namingPictures = (url: string) =>
  `<link rel="icon" href="${url}"><meta property="og:image" content="${url}"><meta property="og:logo" content="${url}">
  <img src="${url}" width="640" height="480" alt="Inside"><picture><img srcset="${url} 2x" src="/to?url=${encodeURIComponent(url)}" width="640" height="480"></picture>`;

/** A server of pages that analyses are tried on, each for one thing. */
export async function startAnalysisPages(): Promise<AnalysisPages> {
  const requests: string[] = [];
  let held: ServerResponse[] = [];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c63', noise } });
  const jpeg = await picture.clone().jpeg().toBuffer();
  const webp = await picture.clone().flop().webp().toBuffer();

  const server = createServer(({ url = '/' }, answer) => {
    requests.push(url);
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    const send = (type: string, body: string | Buffer, status = 200) =>
      answer.writeHead(status, { 'content-type': type }).end(body);
    switch (pathname) {
      case '/robots.txt':
        return send('text/plain', 'User-agent: *\nDisallow: /kept-out\n');
      case '/logo.svg':
        return send('image/svg+xml', LOGO);
      case '/picture.jpg':
        return send('image/jpeg', jpeg);
      case '/mislabelled.png':
        return send('image/png', webp);
      case '/late.jpg':
        return requests.filter((one) => one === url).length === 1
          ? send('image/jpeg', jpeg)
          : send('text/plain', 'gone', 404);
      case '/document.pdf':
        return send('application/pdf', '%PDF-1.4');
      case '/status':
        return send('text/html', 'No', Number(searchParams.get('code')));
      case '/to':
        return answer.writeHead(302, { location: searchParams.get('url')! }).end();
      case '/names':
        return send('text/html', page(namingPictures(searchParams.get('url')!)));
      case '/round':
        return answer.writeHead(302, { location: '/round' }).end();
      case '/never':
        return;
      case '/resets':
        return answer.destroy();
      case '/held':
        held.push(answer);
        return;
    }
    const html = (PAGES[pathname] ?? page('')).replace('NUMBER', String(requests.length));
    return send('text/html; charset=utf-8', html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requests,
    release() {
      for (const answer of held) answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGES['/held']);
      held = [];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
