import type { ChildProcess } from 'node:child_process';

export interface RestartingProcess {
  /** `undefined` between a crash and the next launch. */
  readonly child: ChildProcess | undefined;
  /** Ends the process without a restart. Sends each signal in turn, and waits its milliseconds before the next. */
  stop(signals: readonly (readonly [NodeJS.Signals, number])[]): Promise<void>;
  /** Ends the process with SIGTERM, or SIGKILL after 3 s, and launches another. */
  restart(): void;
}

export interface RestartOnCrashInput {
  launch(): ChildProcess;
  /** Whether the process has succeeded, so that it is not restarted; absent: every exit is a crash. */
  isDone?(code: number | null): boolean;
  /** Called for every crash; `againInMs` is the pause before the restart. */
  onCrash(end: { code: number | null; signal: NodeJS.Signals | null; againInMs: number }): void;
}

/**
 * Launches a process and restarts it when it ends: after 0.2 s, then doubling up to 5 s; the pause is reset once a process
 * has run for 30 s.
 */
export function restartOnCrash({ launch, isDone, onCrash }: RestartOnCrashInput): RestartingProcess {
  let child: ChildProcess | undefined;
  let stopping = false;
  let restarting = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = performance.now();
    const launched = launch();
    child = launched;
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      if (child !== launched) return;
      child = undefined;
      if (stopping || isDone?.(code)) return;
      if (restarting) {
        restarting = false;
        return start();
      }
      if (performance.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      onCrash({ code, signal, againInMs: pauseMs });
      timer = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    };
    launched.once('exit', ended);
    // Without a process id there is no 'exit' event: the program could not be run at all.
    launched.once('error', () => launched.pid === undefined && ended(null, null));
  };
  start();

  return {
    get child() {
      return child;
    },
    async stop(signals) {
      stopping = true;
      clearTimeout(timer);
      for (const [signal, graceMs] of signals) {
        if (!child) return;
        const running = child;
        const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
        running.kill(signal);
        await Promise.race([gone, delay(graceMs)]);
      }
    },
    restart() {
      const old = child;
      if (!old || restarting) return;
      restarting = true;
      old.kill('SIGTERM');
      void delay(RESTART_GRACE_MS).then(() => child === old && old.kill('SIGKILL'));
    },
  };
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_MS = 30_000;
const RESTART_GRACE_MS = 3_000;

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
