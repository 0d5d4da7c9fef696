import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A hostile site: pages that a test gives it, and answers that lead elsewhere (`?to=`). */
export interface VectorSite {
  readonly port: number;
  readonly origin: string;
  /** @returns the page's address */
  addPage(markup: string): string;
  /** What its pages could read, as they reported. */
  readonly reports: string[];
  close(): void;
}

const PAGES: Readonly<Record<string, (to: string) => string>> = {
  refresh: (to) => `<meta http-equiv="refresh" content="0;url=${to}">`,
  'refresh-header': () => 'soon',
  location: (to) => `<script>location = '${to}'</script>`,
  'location-replace': (to) => `<script>location.replace('${to}')</script>`,
  'location-late': (to) => `<script>setTimeout(() => location.assign('${to}'), 300)</script>`,
  'navigation-api': (to) => `<script>navigation.navigate('${to}').finished.catch(() => 0)</script>`,
  click: (to) => `<a href="${to}">a</a><script>document.querySelector('a').click()</script>`,
  'form-get': (to) => `<form action="${to}"></form><script>document.forms[0].submit()</script>`,
  'form-post': (to) =>
    `<form method="post" action="${to}"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
  'frame-breaks-out': (to) => `<iframe srcdoc="<script>top.location = '${to}'</script>"></iframe>`,
  'data-frame-breaks-out': (to) =>
    `<iframe srcdoc="<a target='_top' href='${to}'>a</a><script>document.querySelector('a').click()</script>"></iframe>`,
  'history-then-location': (to) =>
    `<script>history.pushState(0, '', '/elsewhere'); location = '${to}'</script>`,
};

export async function startVectorSite(): Promise<VectorSite> {
  const pages: string[] = [];
  const reports: string[] = [];
  const server = createServer((incoming, answer) => {
    incoming.resume();
    const url = new URL(incoming.url ?? '/', 'http://site.test');
    const [, kind, what = ''] = url.pathname.split('/');
    const to = url.searchParams.get('to') ?? '';
    if (kind === 'robots.txt') return answer.writeHead(404).end();
    if (kind === 'report') reports.push(url.search.slice(1));
    if (kind === 'redirect') return answer.writeHead(Number(what), { location: to }).end();
    if (kind === 'answer') return lead(answer, what, to);
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (kind === 'page' && what === 'refresh-header') answer.setHeader('refresh', `0;url=${to}`);
    const body = kind === 'page' ? PAGES[what]?.(to) : pages[Number(what)];
    answer.end(`<!doctype html><title>A page</title><body><h1>A page</h1><p>It has words.</p>${body ?? ''}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    reports,
    addPage(markup) {
      pages.push(markup);
      return `http://127.0.0.1:${port}/vectors/${pages.length - 1}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function lead(answer: ServerResponse, how: string, to: string): void {
  const send = (type: string, body: string, headers: Record<string, string> = {}) =>
    answer.writeHead(200, { 'content-type': type, ...headers }).end(body);
  switch (how) {
    case 'link-header':
      return void send('text/html', 'a', { link: `<${to}>; rel=preload; as=image` });
    case 'csp-report':
      return void send('text/html', '<img src="/x">', {
        'content-security-policy': `img-src 'none'; report-uri ${to}`,
      });
    case 'svg':
      return void send(
        'image/svg+xml',
        `<svg xmlns="http://www.w3.org/2000/svg"><image href="${to}"/></svg>`,
      );
    case 'xhtml':
      return void send(
        'application/xhtml+xml',
        `<html xmlns="http://www.w3.org/1999/xhtml"><body><img src="${to}" /></body></html>`,
      );
    case 'service-worker':
      return void send('text/javascript', `self.oninstall = () => fetch('${to}', { mode: 'no-cors' })`);
    case 'service-worker-import':
      return void send('text/javascript', `importScripts('${to}')`);
    default:
      return void answer.writeHead(404).end();
  }
}
