import type { EgressProxy } from '#platform/egress/egress-proxy';
import { ProviderError } from '#platform/errors/provider-error';
import type { PageBrowserState } from '#ports/page-browser';
import { isRoot } from './confinement.ts';
import { type Host, launchHost } from './launch-host.ts';
import type { PageRunner } from './page-runner.ts';
import { planSandbox, type SandboxOptions, type SandboxPlan, SandboxUnavailable } from './sandbox-plan.ts';

export type RunnerEvent =
  | { kind: 'launched'; browserPid: number; isSandboxed: boolean }
  | { kind: 'died'; how: string };

export interface LocalRunnerOptions {
  sandbox: SandboxOptions;
  /** The browser's only way out. */
  proxy(): Promise<Pick<EgressProxy, 'origin' | 'token'>>;
  onEvent?(event: RunnerEvent): void;
  /** Called when the browser has ended after being idle. */
  onIdle?(): void;
  /** Idle time after which the browser ends. */
  idleMs: number;
}

/**
 * Chromium from npm on this machine. Starts with the first page, is replaced when it crashes or hangs, and ends when
 * idle.
 */
export function createLocalRunner({
  sandbox,
  proxy,
  onEvent,
  onIdle,
  idleMs,
}: LocalRunnerOptions): PageRunner {
  let host: Promise<Host> | undefined;
  let plan: SandboxPlan | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  let isClosed = false;

  const launch = async (onEnd: () => void): Promise<Host> => {
    // Caches the plan, but not an error: the operator may have fixed it since.
    plan ??= await planSandbox(sandbox);
    const fresh = await launchHost(await proxy(), { plan, onEnd });
    onEvent?.({ kind: 'launched', browserPid: fresh.browserPid, isSandboxed: plan.isSandboxed });
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
    const current = host;
    host = undefined;
    await (await current?.catch(() => undefined))?.close();
  };
  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    clearTimeout(idle);
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      const rest = () => void retire().then(onIdle);
      if (running === 0) idle = setTimeout(rest, idleMs).unref();
    }
  };

  return {
    show: (page, signal) =>
      whileBusy(async () => {
        for (let attempt = 1; ; attempt += 1) {
          const outcome = await (await launched()).capture(page, signal);
          signal.throwIfAborted();
          if (!('death' in outcome)) return outcome;
          onEvent?.({ kind: 'died', how: outcome.death });
          // Another page may have crashed it.
          if (attempt === 2) throw new ProviderError('transient', `The browser died: ${outcome.death}`);
        }
      }),
    check: () =>
      whileBusy(async (): Promise<PageBrowserState> => {
        try {
          await launched();
          const { isSandboxed, helper, confinement } = plan!;
          const isOtherUser = isRoot();
          return { isOn: true, isSandboxed, usesHelper: helper !== undefined, confinement, isOtherUser };
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          return { isOn: false, isForSandbox: error instanceof SandboxUnavailable, reason };
        }
      }),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await retire();
    },
  };
}
