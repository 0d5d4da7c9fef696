import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InferenceError } from './inference-error.ts';
import type { Answer, Order } from './messages.ts';

/** The parent's side of the process that runs models. */
export interface Host {
  readonly isAlive: boolean;
  /**
   * Sends one order at a time.
   * @throws InferenceError `transient` if the process dies or takes too long; Error with the process's own error message
   */
  ask(order: Order): Promise<Extract<Answer, { kind: 'done' | 'ran' }>>;
  close(): void;
}

/** The slowest run takes about ten seconds on a busy machine. */
const TIMEOUT_MS = 180_000;

/** The program that runs models, with its environment. */
export const INFERENCE_PROCESS = {
  file: fileURLToPath(new URL('./inference-process.ts', import.meta.url)),
  env: {
    // glibc returns a run's memory at once, and large pages halve the time to allocate it again.
    MALLOC_ARENA_MAX: '2',
    GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    // The process has no network.
    ORT_DISABLE_TELEMETRY: '1',
  },
};

/** Starts the process. */
export interface Launcher {
  /** Starts INFERENCE_PROCESS with a channel for messages, serialized as `advanced`. */
  launch(): ChildProcess;
  /** Sets whether this process stays alive for the child. */
  setHolding(child: ChildProcess, isHolding: boolean): void;
}

export function launchHost({ launch, setHolding }: Launcher): Host {
  const child = launch();
  const host = {
    isAlive: true,
    async ask(order: Order) {
      // An idle child does not keep this process alive.
      setHolding(child, true);
      const answer = await converse(child, order).finally(() => setHolding(child, false));
      // An answer may arrive after the process was killed.
      if (!host.isAlive)
        throw new InferenceError('transient', 'The process that runs neural models was ended');
      if (answer.kind === 'failed') throw new Error(answer.message);
      return answer;
    },
    close() {
      host.isAlive = false;
      child.kill('SIGKILL');
    },
  };
  child.once('exit', () => {
    host.isAlive = false;
  });
  // Launching failed: the next order reports it.
  child.on('error', () => host.close());
  return host;
}

async function converse(child: ChildProcess, order: Order): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const died = (how: unknown) =>
    reject(new InferenceError('transient', `The process that runs neural models ended (${String(how)})`));
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => died(signal ?? code);
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    died('it took too long');
  }, TIMEOUT_MS);
  child.once('message', resolve);
  child.once('exit', onExit);
  child.once('error', died);
  try {
    child.send(order, (error) => error && died(error.message));
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', onExit);
    child.off('error', died);
  }
}
