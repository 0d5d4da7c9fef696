import { ProviderError } from '#server/errors';
import { type PageBrowser, type PageCapture, PageError } from '#server/ports/page-browser';
import {
  type EgressOptions,
  type EgressProxy,
  isForbidden,
  startEgressProxy,
} from '../../egress/egress-proxy.ts';
import { EgressRefusal, type RefusalReason } from '../../egress/egress-refusal.ts';
import { fetchThrough } from '../../egress/fetch-through.ts';
import { type Host, launchHost, type Outcome } from './launch-host.ts';
import type { SightRefusal } from './messages.ts';
import { readSight } from './read-sight.ts';
import { isAllowedByRobots } from './robots.ts';
import { createTurns } from './turns.ts';
import { USER_AGENT } from './user-agent.ts';

export interface ChromiumOptions extends Pick<EgressOptions, 'allowHosts' | 'lookup' | 'connect'> {
  /** Hears when the browser starts, what it died of, and what the egress proxy refused a page. */
  onEvent?(event: ChromiumEvent): void;
  /** How long the browser stays with nothing to do. */
  idleMs?: number;
  /** How long one page may take. */
  longestMs?: number;
}

export type ChromiumEvent =
  | { kind: 'launched'; browserPid: number; isSandboxed: boolean }
  | { kind: 'died'; how: string }
  | { kind: 'refused'; host: string; reason: RefusalReason };

/** Pages at once: each is some hundred megabytes and most of a processor. */
const AT_ONCE = 2;
const MOST_KNOWN_REFUSALS = 2_000;
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LONGEST_DOWNLOAD_MS = 20_000;

/**
 * Chromium from npm in processes of its own, which reach the web through the egress proxy alone. It is started with
 * the first page, replaced when it crashes or hangs, and ends when nothing has been asked of it for a while.
 */
export function createChromiumPageBrowser(options: ChromiumOptions = {}): PageBrowser {
  const { onEvent, idleMs = 30_000, longestMs = 20_000 } = options;
  const turns = createTurns(AT_ONCE);
  const refusals = new Map<string, RefusalReason>();
  let proxy: Promise<EgressProxy> | undefined;
  let host: Promise<Host> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  let isClosed = false;

  const egress = () => {
    proxy ??= startEgressProxy({
      ...options,
      onRefused(refused) {
        if (refusals.size >= MOST_KNOWN_REFUSALS) refusals.clear();
        refusals.set(refused.host, refused.reason);
        onEvent?.({ kind: 'refused', ...refused });
      },
    });
    return proxy;
  };
  const launch = async (onEnd: () => void): Promise<Host> => {
    const fresh = await launchHost(await egress(), { onEnd });
    const { browserPid, isSandboxed } = fresh;
    onEvent?.({ kind: 'launched', browserPid, isSandboxed });
    return fresh;
  };
  const launched = (): Promise<Host> => {
    if (isClosed) throw new ProviderError('transient', 'The browser was closed');
    if (host) return host;
    const forget = () => {
      if (host === mine) host = undefined;
    };
    const mine = launch(forget);
    mine.catch(forget);
    host = mine;
    return mine;
  };
  const retire = async () => {
    const [current, started] = [host, proxy];
    host = undefined;
    proxy = undefined;
    await (await current?.catch(() => undefined))?.close();
    await (await started)?.close();
  };
  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    clearTimeout(idle);
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(retire, idleMs).unref();
    }
  };

  const show = async (url: string, signal: AbortSignal): Promise<Outcome> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await (await launched()).capture({ url, longestMs }, signal);
      signal.throwIfAborted();
      if (!('death' in outcome)) return outcome;
      onEvent?.({ kind: 'died', how: outcome.death });
      // Another page may have been its death.
      if (attempt === 2) throw new ProviderError('transient', `The browser died: ${outcome.death}`);
    }
  };
  const look = async (url: string, signal: AbortSignal): Promise<PageCapture> => {
    if (!(await asPageError(isAllowedByRobots(await egress(), url, signal), signal)))
      throw new PageError('robots');
    const outcome = await show(url, signal);
    if ('refusal' in outcome) throw new PageError(reasonOf(outcome.refusal, refusals));
    const capture = 'sight' in outcome ? readSight(outcome.sight) : undefined;
    if (!capture) throw new PageError('crashed');
    const isOtherPage = capture.finalUrl.split('#')[0] !== url.split('#')[0];
    if (
      isOtherPage &&
      !(await asPageError(isAllowedByRobots(await egress(), capture.finalUrl, signal), signal))
    )
      throw new PageError('robots');
    return capture;
  };

  return {
    async capture(typed, { signal }) {
      const url = webAddress(typed);
      const done = await turns.take(signal);
      return await whileBusy(() => look(url, signal)).finally(done);
    },
    async download(typed, { signal }) {
      const url = webAddress(typed);
      return await whileBusy(async () => fetchFile(await egress(), url, signal));
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await retire();
    },
  };
}

async function fetchFile(
  proxy: EgressProxy,
  url: string,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; contentType: string }> {
  const options = {
    userAgent: USER_AGENT,
    maxBytes: MOST_FILE_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_DOWNLOAD_MS)]),
  };
  const { status, bytes, contentType } = await asPageError(fetchThrough(proxy, url, options), signal);
  if (status === 404 || status === 410) throw new PageError('notFound');
  if (status >= 400) throw new PageError(status >= 500 ? 'unreachable' : 'refused');
  return { bytes, contentType };
}

/** @throws PageError when it is no address of the web, or names a user */
function webAddress(typed: string): string {
  const url = URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || typed.length > 4_000)
    throw new PageError('addressNotAllowed');
  return url.href;
}

async function asPageError<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EgressRefusal) throw new PageError(pageRefusal(error.reason), { cause: error });
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new PageError('tooSlow', { cause: error });
    throw new PageError('unreachable', { cause: error });
  }
}

/** The browser knows only that the way was barred; the proxy knows why. */
function reasonOf(refusal: SightRefusal, refusals: ReadonlyMap<string, RefusalReason>): PageError['reason'] {
  if (refusal.reason !== 'network') return refusal.reason;
  const url = URL.parse(refusal.url);
  const port = url?.port || (url?.protocol === 'https:' ? 443 : 80);
  const known = refusals.get(`${url?.hostname}:${port}`);
  return known ? pageRefusal(known) : 'unreachable';
}

function pageRefusal(reason: RefusalReason): PageError['reason'] {
  return isForbidden(reason) ? 'addressNotAllowed' : 'unreachable';
}
