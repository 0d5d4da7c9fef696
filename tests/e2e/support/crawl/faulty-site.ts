import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultySite {
  origin: string;
  /** Expected reports of the crawl, each beginning with the path of its page. */
  planted: readonly string[];
  close(): void;
}

/** A site with every fault that the crawl looks for. */
export async function startFaultySite(): Promise<FaultySite> {
  const server = createServer((request, response) => {
    const file = FILES[request.url ?? ''];
    response.writeHead(file?.status ?? (file ? 200 : 404), {
      'content-type': file?.type ?? 'text/html',
      'content-security-policy': "script-src 'self'",
      ...(file?.location && { location: file.location }),
    });
    response.end(file?.body.replaceAll('ORIGIN', `http://${request.headers.host}`));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    planted: PLANTED.map((fault) => fault.replaceAll('ORIGIN', origin)),
    close: () => server.close(),
  };
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"/>';

interface ServedFile {
  body: string;
  type?: string;
  status?: number;
  location?: string;
}

const FILES: Record<string, ServedFile> = {
  '/': {
    body: `<!doctype html><html lang="en"><head><title>Planted</title>
      <meta name="description" content="Faults, one of each.">
      <link rel="canonical" href="ORIGIN/"><link rel="icon" href="/picture.svg">
      <link rel="alternate" href="/no-feed.xml"><meta property="og:image" content="ORIGIN/no-card.jpg">
      <script type="application/ld+json">{"@context": "https://schema.org", "image": "ORIGIN/no-logo.png"}</script>
      </head><body><main><h1>Planted</h1>
      <p id="twice"></p><p id="twice"></p>
      <a href="/gone">gone</a> <a href="/moved">moved</a> <a href="/other#nothing">other</a> <a href="/account">account</a> <a href="/bare">bare</a>
      <a href="#nowhere">nowhere</a> <a href="#twice">somewhere</a>
      <a href="http://plain.example/">plain</a> <a href="https://window.example/" target="_blank">window</a>
      <a href="https://fine.example/" target="_blank" rel="noopener">fine</a>
      <img src="/picture.svg?1" width="30" height="30">
      <img src="/picture.svg?2" alt="">
      <img src="/broken.png" alt="" width="30" height="30">
      <img src="http://127.0.0.1:9/mixed.png" alt="" width="30" height="30">
      </main><script>void 'inline'</script><script src="/script.js"></script></body></html>`,
  },
  '/other': {
    body: `<!doctype html><html><head><title>Planted</title><meta name="robots" content="noindex">
      <meta name="description" content="${'Too long a text. '.repeat(10)}"></head>
      <body><h1>One</h1><h1>Two</h1></body></html>`,
  },
  '/account': {
    body: `<!doctype html><html lang="en"><head><title>Account</title>
      <meta name="description" content="Faults, one of each."><link rel="canonical" href="ORIGIN/account">
      </head><body><main><h1>Account</h1></main></body></html>`,
  },
  '/bare': {
    body: `<!doctype html><html lang="en"><head><link rel="canonical" href="ORIGIN/other"></head>
      <body><main><h1>Bare</h1></main></body></html>`,
  },
  '/moved': { status: 301, location: '/other', body: '' },
  '/picture.svg': { type: 'image/svg+xml', body: PICTURE },
  '/picture.svg?1': { type: 'image/svg+xml', body: PICTURE },
  '/picture.svg?2': { type: 'image/svg+xml', body: PICTURE },
  '/broken.png': { type: 'image/png', body: 'no picture' },
  '/script.js': {
    type: 'text/javascript',
    body: `console.error('planted error'); console.warn('planted warning');
      // The first frame has been painted by the second one.
      addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
        const late = document.createElement('div');
        late.style.height = '300px';
        document.body.prepend(late);
      })));
      setTimeout(() => { throw new Error('planted exception'); });`,
  },
};

const PLANTED = [
  '/: a link to ORIGIN/gone is answered 404',
  '/: a link to ORIGIN/moved is answered 301',
  '/: ORIGIN/other#nothing leads to no element',
  '/: ORIGIN/#nowhere leads to no element',
  '/: several elements have the id twice',
  '/: a link to http://plain.example/',
  '/: https://window.example/ opens a window without noopener',
  '/: no alt: ORIGIN/picture.svg?1',
  '/: no place is reserved for ORIGIN/picture.svg?2',
  '/: a broken picture: ORIGIN/broken.png',
  '/: a broken picture: http://127.0.0.1:9/mixed.png',
  '/: mixed content: http://127.0.0.1:9/mixed.png',
  '/: 404 ORIGIN/no-feed.xml',
  '/: 404 ORIGIN/no-card.jpg',
  '/: 404 ORIGIN/no-logo.png',
  '/: layout shift of 0.',
  '/: error: planted error',
  '/: warning: planted warning',
  '/: exception: planted exception',
  '/: policy: script-src',
  '/: error: Executing inline script violates',
  '/: net::ERR_',
  '/other: html lang is “”',
  '/other: 2 h1',
  '/other: 0 main',
  '/other: a description of 170 characters',
  '/other: canonical addresses: []',
  '/other: noindex, and is public',
  '/bare: titles: []',
  '/bare: descriptions: []',
  '/bare: canonical addresses: ["ORIGIN/other"]',
  '/account: may be listed, and is private',
];
