import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProviderError } from '#server/errors';
import type { EgressProxy } from '../../egress/egress-proxy.ts';
import { GRACE } from './limits.ts';
import type { Answer, Order, SightRefusal } from './messages.ts';
import { USER_AGENT } from './user-agent.ts';

export type Outcome = { sight: unknown } | { refusal: SightRefusal } | { death: string };

/** The browser's process, from this side. */
export interface Host {
  readonly isSandboxed: boolean;
  /** Chromium's own process, which leads a group with all of its kind. */
  readonly browserPid: number;
  /** Any number at once; each ends. */
  capture(page: { url: string; longestMs: number }, signal: AbortSignal): Promise<Outcome>;
  /** Resolves when both processes are told to end and their files are gone. */
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./browser-process.ts', import.meta.url));
/** Unpacking it takes several seconds of a busy machine. */
const LONGEST_LAUNCH_MS = 90_000;

/**
 * @param onEnd hears at once when it is of no use any more
 * @throws ProviderError `misconfigured` where the browser cannot be started
 */
export async function launchHost(proxy: EgressProxy, { onEnd }: { onEnd(): void }): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-browser-'));
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    // No setting and no secret goes along, only where modules lie compiled.
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let browserPid: number | undefined;
  let isAlive = true;
  let last = 0;

  const ended = new Promise<void>((resolve) => child.once('exit', resolve).once('error', resolve));
  const end = (how: string) => {
    if (!isAlive) return;
    isAlive = false;
    onEnd();
    // A browser that was stopped or hangs does not notice that its driver is gone.
    if (browserPid !== undefined) killGroup(browserPid);
    child.kill('SIGKILL');
    for (const settle of waiting.values()) settle({ death: how });
    waiting.clear();
  };
  child.once('exit', (code, signal) => end(`it ended (${signal ?? code})`));
  child.once('error', (error) => end(error.message));
  const cleaned = ended
    .then(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    // What Chromium's last process still writes there is the system's to tidy.
    .catch(() => undefined);

  const launched = await launch(child, { proxy, folder });
  if (launched.kind !== 'launched') {
    end(launched.message);
    await cleaned;
    throw new ProviderError('misconfigured', `The browser cannot be started: ${launched.message}`);
  }
  browserPid = launched.pid;
  child.on('message', (answer: Answer) => {
    if (answer.kind !== 'captured' && answer.kind !== 'refused') return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  return {
    isSandboxed: launched.isSandboxed,
    browserPid,
    async capture({ url, longestMs }, signal) {
      if (!isAlive) return { death: 'it had ended' };
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiting.set(id, resolve);
      // No page may take so long: what hangs is the browser.
      const timer = setTimeout(
        () => {
          resolve({ refusal: { reason: 'tooSlow' } });
          waiting.delete(id);
          end('it hung');
        },
        longestMs * (1 + GRACE),
      );
      const drop = () => tell(child, { kind: 'drop', id });
      signal.addEventListener('abort', drop, { once: true });
      try {
        tell(child, { kind: 'capture', id, url, longestMs });
        return await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', drop);
      }
    },
    async close() {
      end('it was closed');
      await cleaned;
    },
  };
}

async function launch(
  child: ChildProcess,
  { proxy: { origin, token }, folder }: { proxy: EgressProxy; folder: string },
): Promise<Extract<Answer, { kind: 'launched' | 'failed' }>> {
  return await new Promise((resolve) => {
    const fail = (message: string) => resolve({ kind: 'failed', message });
    const timer = setTimeout(() => fail('it takes too long'), LONGEST_LAUNCH_MS);
    child.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer as Extract<Answer, { kind: 'launched' | 'failed' }>);
    });
    child.once('exit', (code, signal) => fail(`its process ended (${signal ?? code})`));
    child.once('error', (error) => fail(error.message));
    tell(child, { kind: 'launch', proxy: { origin, token }, folder, userAgent: USER_AGENT });
  });
}

function tell(child: ChildProcess, order: Order): void {
  // Where it cannot be sent, the process has ended, and says so.
  if (child.connected) child.send(order, () => undefined);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
