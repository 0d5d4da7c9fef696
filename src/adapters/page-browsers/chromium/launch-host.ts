import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBridge } from '#engines/page-capture/bridge';
import { BROWSER_PROGRAM } from '#engines/page-capture/browser-program';
import { GRACE } from '#engines/page-capture/limits';
import type { Answer, LaunchOrder, Order, SightRefusal } from '#engines/page-capture/messages';
import { unpackChromium } from '#engines/page-capture/unpack-chromium';
import { USER_AGENT } from '#engines/page-capture/user-agent';
import type { EgressProxy } from '#platform/egress/egress-proxy';
import { ProviderError } from '#platform/errors/provider-error';
import type { Confinement } from '#ports/page-browser';
import { chooseBrowserUser, confine } from './confinement.ts';
import { hostPid } from './host-pid.ts';
import { type SandboxPlan, SandboxUnavailable } from './sandbox-plan.ts';

export type Outcome = { sight: unknown } | { refusal: SightRefusal } | { death: string };

/** A running browser process. */
export interface Host {
  /** Chromium's main process, the leader of the group of all its processes. */
  readonly browserPid: number;
  /** May be called concurrently. */
  capture(page: { url: string; longestMs: number }, signal: AbortSignal): Promise<Outcome>;
  /** Kills both processes and deletes their files. */
  close(): Promise<void>;
}

const LAUNCH_TIMEOUT_MS = 90_000;

/**
 * @param onEnd called as soon as the browser has ended or hangs
 * @throws SandboxUnavailable; ProviderError `misconfigured` if the browser cannot be started for another reason
 */
export async function launchHost(
  proxy: Pick<EgressProxy, 'origin' | 'token'>,
  { plan, onEnd }: { plan: SandboxPlan; onEnd(): void },
): Promise<Host> {
  const unpacked = await unpackChromium();
  const user = chooseBrowserUser();
  const folder = await makeFolder(user);
  const egress = join(folder, 'egress');
  const { hostname, port } = new URL(proxy.origin);
  const bridge = await openBridge({ path: egress }, { host: hostname, port: Number(port) });
  await chmod(egress, 0o666);
  const child = start(plan.confinement, { folder, readable: [unpacked], user });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let browserPid: number | undefined;
  let isAlive = true;
  let last = 0;

  const ended = new Promise<void>((resolve) => child.once('exit', resolve).once('error', resolve));
  const end = (how: string) => {
    if (!isAlive) return;
    isAlive = false;
    onEnd();
    bridge.server.close();
    // A browser that is stopped or hangs does not notice that its driver has ended.
    if (browserPid !== undefined) killGroup(browserPid);
    child.kill('SIGKILL');
    for (const settle of waiting.values()) settle({ death: how });
    waiting.clear();
  };
  child.once('exit', (code, signal) => end(`it ended (${signal ?? code})`));
  child.once('error', (error) => end(error.message));
  const cleaned = ended
    .then(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    // Chromium's last process may still write files there; the system deletes them.
    .catch(() => undefined);

  const launched = await launch(child, {
    egress,
    token: proxy.token,
    folder,
    unpacked,
    userAgent: USER_AGENT,
    isSandboxed: plan.isSandboxed,
    sandboxHelper: plan.helper,
  });
  if (launched.kind === 'failed') {
    end('it was not started');
    await cleaned;
    if (launched.isSandbox) throw new SandboxUnavailable(launched.message);
    throw new ProviderError('misconfigured', `The browser cannot be started: ${launched.message}`);
  }
  browserPid = await hostPid(child.pid!, launched.pid);
  child.on('message', (answer: Answer) => {
    if (answer.kind !== 'captured' && answer.kind !== 'refused') return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  return {
    browserPid,
    async capture({ url, longestMs }, signal) {
      if (!isAlive) return { death: 'it had ended' };
      last += 1;
      const id = last;
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiting.set(id, resolve);
      // No page takes this long, so the browser hangs.
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

/** The browser's own folder, closed to other users. */
async function makeFolder(user: number | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-browser-'));
  if (user !== undefined) await chown(folder, user, user);
  return folder;
}

/** Starts the process without the server's environment: it holds settings and secrets. */
function start(level: Confinement, place: Parameters<typeof confine>[2]): ChildProcess {
  const { program, args, options } = confine(level, [process.execPath, BROWSER_PROGRAM], place);
  return spawn(program, args, {
    ...options,
    cwd: place.folder,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: place.folder, TMPDIR: place.folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function launch(
  child: ChildProcess,
  order: LaunchOrder,
): Promise<Extract<Answer, { kind: 'launched' | 'failed' }>> {
  return await new Promise((resolve) => {
    const fail = (message: string) => resolve({ kind: 'failed', message, isSandbox: false });
    const timer = setTimeout(() => fail('it takes too long'), LAUNCH_TIMEOUT_MS);
    child.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer as Extract<Answer, { kind: 'launched' | 'failed' }>);
    });
    child.once('exit', (code, signal) => fail(`its process ended (${signal ?? code})`));
    child.once('error', (error) => fail(error.message));
    tell(child, { kind: 'launch', launch: order });
  });
}

function tell(child: ChildProcess, order: Order): void {
  // If sending fails, the process has ended, and its exit event reports that.
  if (child.connected) child.send(order, () => undefined);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
