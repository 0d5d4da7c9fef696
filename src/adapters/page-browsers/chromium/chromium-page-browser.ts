import type { SightRefusal } from '#engines/page-capture/messages';
import { USER_AGENT } from '#engines/page-capture/user-agent';
import {
  type EgressOptions,
  type EgressProxy,
  isForbidden,
  startEgressProxy,
} from '#platform/egress/egress-proxy';
import { EgressRefusal, type RefusalReason } from '#platform/egress/egress-refusal';
import { fetchThrough } from '#platform/egress/fetch-through';
import { type PageBrowser, type PageCapture, PageError, pageCapture } from '#ports/page-browser';
import { createLocalRunner, type RunnerEvent } from './local-runner.ts';
import type { PageRunner } from './page-runner.ts';
import { addressTowards, createRemoteRunner, type RemoteBrowser } from './remote-runner.ts';
import { isAllowedByRobots } from './robots.ts';
import { type SandboxOptions, SandboxUnavailable } from './sandbox-plan.ts';
import { createSemaphore } from './semaphore.ts';

export interface ChromiumOptions extends Pick<EgressOptions, 'allowHosts' | 'lookup' | 'connect'> {
  sandbox: SandboxOptions;
  /** The remote browser service, if there is one. */
  remote?: RemoteBrowser;
  /** Called when the browser starts or crashes, and when the egress proxy refuses a request. */
  onEvent?(event: ChromiumEvent): void;
  /** Idle time after which a local browser ends. */
  idleMs?: number;
  /** How long one page may take. */
  longestMs?: number;
}

export type ChromiumEvent = RunnerEvent | { kind: 'refused'; host: string; reason: RefusalReason };

/** Each page takes a few hundred MB and most of a core. */
const MAX_CONCURRENT = 2;
const MAX_REFUSALS = 2_000;
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 20_000;

/** Chromium, local or in its own service. It reaches the web only through this process's egress proxy. */
export function createChromiumPageBrowser(options: ChromiumOptions): PageBrowser {
  const { onEvent, remote, sandbox, idleMs = 30_000, longestMs = 20_000 } = options;
  const slots = createSemaphore(MAX_CONCURRENT);
  const refusals = new Map<string, RefusalReason>();
  let started: Promise<EgressProxy> | undefined;

  const startProxy = async () =>
    await startEgressProxy({
      ...options,
      ...(remote ? { host: await addressTowards(remote) } : {}),
      onRefused(refused) {
        if (refusals.size >= MAX_REFUSALS) refusals.clear();
        refusals.set(refused.host, refused.reason);
        onEvent?.({ kind: 'refused', ...refused });
      },
    });
  const egress = (): Promise<EgressProxy> => {
    started ??= startProxy().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  const runner: PageRunner = remote
    ? createRemoteRunner(remote, egress)
    : createLocalRunner({ sandbox, proxy: egress, idleMs, ...(onEvent ? { onEvent } : {}) });

  const look = async (url: string, signal: AbortSignal): Promise<PageCapture> => {
    const proxy = await egress();
    if (!(await asPageError(isAllowedByRobots(proxy, url, signal), signal))) throw new PageError('robots');
    const outcome = await runner.show({ url, longestMs }, signal).catch((error: unknown) => {
      throw error instanceof SandboxUnavailable ? new PageError('noSandbox', { cause: error }) : error;
    });
    if ('refusal' in outcome) throw new PageError(reasonOf(outcome.refusal, refusals));
    const capture = 'sight' in outcome ? pageCapture.safeParse(outcome.sight).data : undefined;
    if (!capture) throw new PageError('crashed');
    const isOtherPage = capture.finalUrl.split('#')[0] !== url.split('#')[0];
    if (isOtherPage && !(await asPageError(isAllowedByRobots(proxy, capture.finalUrl, signal), signal)))
      throw new PageError('robots');
    return capture;
  };

  return {
    async capture(typed, { signal }) {
      const url = parseWebAddress(typed);
      const release = await slots.acquire(signal);
      return await look(url, signal).finally(release);
    },
    async download(typed, { signal }) {
      return await fetchFile(await egress(), parseWebAddress(typed), signal);
    },
    check: () => runner.check(),
    async close() {
      await runner.close();
      await (await started?.catch(() => undefined))?.close();
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
    maxBytes: MAX_FILE_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]),
  };
  const { status, bytes, contentType } = await asPageError(fetchThrough(proxy, url, options), signal);
  if (status === 404 || status === 410) throw new PageError('notFound');
  if (status >= 400) throw new PageError(status >= 500 ? 'unreachable' : 'refused');
  return { bytes, contentType };
}

/** @throws PageError if it is not a web address, or contains credentials */
function parseWebAddress(typed: string): string {
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

/** The browser only knows that the connection failed; the proxy knows why. */
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
