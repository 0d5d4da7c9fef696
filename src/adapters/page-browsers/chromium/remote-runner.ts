import { request } from 'node:http';
import { connect } from 'node:net';
import { GRACE } from '#engines/page-capture/limits';
import type { EgressProxy } from '#platform/egress/egress-proxy';
import { ProviderError } from '#platform/errors/provider-error';
import { pageBrowserState } from '#ports/page-browser';
import type { PageRunner } from './page-runner.ts';
import { captureAnswer, readJson } from './remote-protocol.ts';
import { SandboxUnavailable } from './sandbox-plan.ts';

export interface RemoteBrowser {
  /** Scheme, host and port of the browser service. */
  url: string;
  token: string;
}

/** The service may have to start the browser first. */
const START_TIMEOUT_MS = 100_000;
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** A browser in its own service: see `serve-browser.ts`. */
export function createRemoteRunner(
  remote: RemoteBrowser,
  proxy: () => Promise<Pick<EgressProxy, 'origin' | 'token'>>,
): PageRunner {
  const ask = async (path: string, body: object, signal: AbortSignal): Promise<unknown> => {
    const { origin, token } = await proxy();
    const asked = { ...body, proxy: { port: Number(new URL(origin).port), token } };
    return await post(remote, path, asked, signal);
  };
  return {
    async show(page, signal) {
      const timeout = AbortSignal.timeout(START_TIMEOUT_MS + page.longestMs * (1 + GRACE) * 2);
      const found = await ask('/capture', page, AbortSignal.any([signal, timeout])).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          const message = `The browser's service does not answer: ${messageOf(error)}`;
          throw new ProviderError('transient', message, { cause: error });
        },
      );
      const answer = captureAnswer.parse(found);
      if ('noSandbox' in answer) throw new SandboxUnavailable(answer.noSandbox);
      if ('failure' in answer)
        throw new ProviderError(answer.isTransient ? 'transient' : 'misconfigured', answer.failure);
      return answer;
    },
    async check() {
      try {
        const signal = AbortSignal.timeout(START_TIMEOUT_MS);
        return pageBrowserState.parse(await ask('/check', {}, signal));
      } catch (error) {
        const reason = `the browser's service at ${remote.url} does not answer: ${messageOf(error)}`;
        return { isOn: false, isForSandbox: false, reason };
      }
    },
    async close() {
      // The service ends idle browsers.
    },
  };
}

/**
 * This machine's address on the network that it shares with the browser service.
 * @throws ProviderError `transient`
 */
export async function addressTowards({ url }: RemoteBrowser): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 80 });
  try {
    return await new Promise((resolve, reject) => {
      socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
      socket.once('error', reject).once('connect', () => resolve(socket.localAddress!));
    });
  } catch (error) {
    throw new ProviderError('transient', `The browser's service cannot be reached: ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    socket.destroy();
  }
}

function post(
  { url, token }: RemoteBrowser,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal,
    });
    asked.once('error', reject).once('response', async (answer) => {
      try {
        if (answer.statusCode === 401) throw new Error('it does not accept BROWSER_TOKEN');
        if (answer.statusCode !== 200) throw new Error(`it answers with status ${answer.statusCode}`);
        resolve(await readJson(answer, MAX_RESPONSE_BYTES));
      } catch (error) {
        asked.destroy();
        reject(error);
      }
    });
    asked.end(JSON.stringify(body));
  });
}

function messageOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
