import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/**
 * Checks a page's process in /proc (Linux): Chromium's sandbox filters its system calls, and puts it in its own process
 * namespace.
 * @returns the missing protection; `undefined` if the page is sandboxed
 */
export async function findSandboxFault(browser: Browser): Promise<string | undefined> {
  const page = await browser.newPage();
  try {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    if (pages.length === 0) return 'no process of a page was found';
    const own = await readStatus('self');
    for (const { id } of pages) {
      const status = await readStatus(id);
      if (!isFiltered(status, own)) return 'the system calls of pages are not filtered';
      if (status.NoNewPrivs !== '1') return 'a page could gain rights';
      if (depthOf(status) <= depthOf(own)) return 'pages can see other processes';
    }
    return undefined;
  } finally {
    await page.close();
  }
}

async function readStatus(process: number | 'self'): Promise<Record<string, string>> {
  const lines = (await readFile(`/proc/${process}/status`, 'utf8')).split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2)));
}

/** Number of nested process namespaces. */
function depthOf({ NSpid = '' }: Record<string, string>): number {
  return NSpid.split(/\s+/).length;
}

/** A container's filter applies to both processes, so the filters are counted: Linux does so since 5.9. */
function isFiltered(status: Record<string, string>, own: Record<string, string>): boolean {
  const { Seccomp, Seccomp_filters: count } = status;
  return Seccomp === '2' && (count === undefined || Number(count) > Number(own.Seccomp_filters));
}
