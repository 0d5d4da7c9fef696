import type { ChildProcess } from 'node:child_process';

/** Something asked of a process, and whoever waits for the answer. */
export interface Job<Answer> {
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * A child process that works on one job after another. It starts with the first job, ends after `idleMs` without one, and
 * is replaced after it ended.
 * @param take removes the next job from the caller's queue; undefined if none waits
 * @param work asks the process; `close` ends one that must not be asked again
 */
export function createSerialProcess<Answer, Waiting extends Job<Answer>>({
  launch,
  idleMs,
  take,
  work,
}: {
  launch(): ChildProcess;
  idleMs: number;
  take(): Waiting | undefined;
  work(child: ChildProcess, job: Waiting): Promise<Answer>;
}): { /** After a job was added. */ wake(): void; close(): void } {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isBusy = false;

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const launched = () => {
    const started = launch();
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  const workOff = async () => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (let job = take(); job; job = take()) {
      child ??= launched();
      await work(child, job).then(job.resolve, job.reject);
    }
    isBusy = false;
    idle = setTimeout(close, idleMs).unref();
  };
  return { wake: () => void workOff(), close };
}
