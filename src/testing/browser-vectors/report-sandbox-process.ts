/**
 * Opens a page as the user who runs it, and prints what the system says about the browser's processes meanwhile:
 * `node report-sandbox-process.ts [off]`, with `off` for a browser that may do without its sandbox.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import type { ProcessReport, SandboxReport } from './report-sandbox.ts';

const unfinished: (() => void)[] = [];
const server = createServer(({ url }, answer) => {
  if (url === '/never.png') unfinished.push(() => answer.destroy());
  else if (url === '/robots.txt') answer.writeHead(404).end();
  else answer.setHeader('content-type', 'text/html').end('<h1>A page</h1><img src="/never.png">');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

const browser = createChromiumPageBrowser({
  sandbox: { isRequired: process.argv[2] !== 'off' },
  allowHosts: [host],
});
const state = await browser.check();
const looking = browser.capture(`http://${host}/`, { signal: AbortSignal.timeout(100_000) }).then(
  () => 'shown',
  (error) => String(error.reason ?? error.message),
);
let isOver = false;
void looking.then(() => {
  isOver = true;
});
while (unfinished.length === 0 && !isOver) await delay(20);
const processes = descendants();
for (const finish of unfinished) finish();
const outcome = await looking;
const report: SandboxReport = { state, outcome, own: describe(process.pid), processes };
await browser.close();
server.closeAllConnections();
server.close();
console.log(JSON.stringify(report));

function descendants(): ProcessReport[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/^PPid:\s*(\d+)/m.exec(statusOf(Number(name)))?.[1] ?? 0)]),
  );
  const descends = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === process.pid || (parent > 1 && descends(parent));
  };
  return [...parents.keys()].filter(descends).map(describe);
}

function describe(pid: number): ProcessReport {
  const status = statusOf(pid);
  const line = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  const command = or(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
  return {
    kind: /--type=([\w-]+)/.exec(command)?.[1] ?? command.split(/[\0 ]/)[0]!.split('/').at(-1)!,
    user: line('Uid').split(/\s+/)[0]!,
    seccomp: line('Seccomp'),
    noNewPrivs: line('NoNewPrivs'),
    depth: line('NSpid').split(/\s+/).length,
    network: or(() => readlinkSync(`/proc/${pid}/ns/net`)),
    environment: or(() => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)),
  };
}

function statusOf(pid: number): string {
  return or(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
}

function or<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
