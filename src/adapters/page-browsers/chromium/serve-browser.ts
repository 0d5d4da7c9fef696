import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { ProviderError } from '#platform/errors/provider-error';
import type { PageBrowserState } from '#ports/page-browser';
import { createLocalRunner, type RunnerEvent } from './local-runner.ts';
import type { PageRunner } from './page-runner.ts';
import { type CaptureAnswer, captureRequest, checkRequest, readJson } from './remote-protocol.ts';
import { type SandboxOptions, SandboxUnavailable } from './sandbox-plan.ts';

export interface BrowserServiceOptions {
  host: string;
  port: number;
  token: string;
  sandbox: SandboxOptions;
  onEvent?(event: RunnerEvent): void;
  idleMs?: number;
}

export interface BrowserService {
  readonly port: number;
  /** Ends all captures. */
  close(): Promise<void>;
}

/** Each worker has its own proxy, and so its own browser. */
const MAX_RUNNERS = 8;
const MAX_REQUEST_BYTES = 32 * 1024;

/** Serves the browser to workers that know the token. Has no other settings, and no database. */
export async function serveBrowser({
  host,
  port,
  token,
  sandbox,
  onEvent,
  idleMs = 30_000,
}: BrowserServiceOptions): Promise<BrowserService> {
  const runners = new Map<string, PageRunner>();
  const runnerFor = (from: string, proxy: { port: number; token: string }): PageRunner | undefined => {
    const origin = `http://${isIPv6(from) ? `[${from}]` : from}:${proxy.port}`;
    const key = `${origin} ${proxy.token}`;
    const known = runners.get(key);
    if (known || runners.size >= MAX_RUNNERS) return known;
    const fresh = createLocalRunner({
      sandbox,
      proxy: async () => ({ origin, token: proxy.token }),
      idleMs,
      onIdle: () => runners.delete(key),
      ...(onEvent ? { onEvent } : {}),
    });
    runners.set(key, fresh);
    return fresh;
  };

  const server = createServer(async (request, answer) => {
    answer.on('error', () => undefined);
    if (request.method === 'GET' && request.url === '/healthz') return reply(answer, 200, { ok: true });
    if (request.method !== 'POST') return reply(answer, 404, { error: 'There is nothing here' });
    if (!isAuthorized(request, token)) return reply(answer, 401, { error: 'Wrong BROWSER_TOKEN' });
    const stream = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const body = await readJson(stream, MAX_REQUEST_BYTES).catch(() => {
      // The rest of a request that is too long is not read.
      answer.setHeader('connection', 'close');
      return undefined;
    });
    const from = request.socket.remoteAddress?.replace(/^::ffff:/, '');
    if (from === undefined) return answer.destroy();
    if (request.url === '/check') {
      const asked = checkRequest.safeParse(body);
      const runner = asked.data && runnerFor(from, asked.data.proxy);
      if (runner) return reply(answer, 200, await runner.check());
      return asked.data ? reply(answer, 200, BUSY) : reply(answer, 400, { error: asked.error?.message });
    }
    if (request.url === '/capture') {
      const asked = captureRequest.safeParse(body);
      if (!asked.data) return reply(answer, 400, { error: asked.error.message });
      const { proxy, ...page } = asked.data;
      const runner = runnerFor(from, proxy);
      const busy: CaptureAnswer = { failure: BUSY.reason, isTransient: true };
      return reply(answer, 200, runner ? await capture(runner, page, abortedOnClose(answer)) : busy);
    }
    return reply(answer, 404, { error: 'There is nothing here' });
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      await Promise.all([...runners.values()].map((runner) => runner.close()));
      server.closeAllConnections();
    },
  };
}

const BUSY = {
  isOn: false,
  isForSandbox: false,
  reason: `The browser's service has ${MAX_RUNNERS} workers already`,
} satisfies PageBrowserState;

async function capture(
  runner: PageRunner,
  page: { url: string; longestMs: number },
  signal: AbortSignal,
): Promise<CaptureAnswer> {
  try {
    const outcome = await runner.show(page, signal);
    if ('sight' in outcome) return { sight: outcome.sight };
    if ('refusal' in outcome) return { refusal: outcome.refusal };
    return { failure: outcome.death, isTransient: true };
  } catch (error) {
    if (error instanceof SandboxUnavailable) return { noSandbox: error.message };
    const isTransient = !(error instanceof ProviderError) || error.kind === 'transient';
    return { failure: error instanceof Error ? error.message : String(error), isTransient };
  }
}

function abortedOnClose(answer: ServerResponse): AbortSignal {
  const closed = new AbortController();
  answer.once('close', () => closed.abort(new Error('The worker closed the connection')));
  return closed.signal;
}

function isAuthorized({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function reply(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
