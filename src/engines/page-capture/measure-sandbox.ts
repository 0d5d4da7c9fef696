import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/**
 * Looks at a page's own process, as the kernel shows it (Linux): Chromium's sandbox filters its system calls, and gives
 * it a process namespace of its own, where it sees and reaches nobody.
 * @returns what is missing; `undefined` when it is sandboxed
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

/** How many process namespaces it is in. */
function depthOf({ NSpid = '' }: Record<string, string>): number {
  return NSpid.split(/\s+/).length;
}

/** A container's filter holds for both; only since Linux 5.9 are filters counted. */
function isFiltered(status: Record<string, string>, own: Record<string, string>): boolean {
  const { Seccomp, Seccomp_filters: count } = status;
  return Seccomp === '2' && (count === undefined || Number(count) > Number(own.Seccomp_filters));
}
