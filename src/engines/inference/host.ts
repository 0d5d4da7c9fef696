import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InferenceError } from './inference-error.ts';
import type { Answer, Order } from './messages.ts';

/** The process that runs models, from this side. */
export interface Host {
  readonly isAlive: boolean;
  /**
   * One order at a time.
   * @throws InferenceError `transient` when the process dies of it or takes too long; Error with what it refused
   */
  ask(order: Order): Promise<Extract<Answer, { kind: 'done' | 'ran' }>>;
  close(): void;
}

/** The slowest run takes some ten seconds of a busy machine. */
const LONGEST_MS = 180_000;

/** The program that runs models, with its environment. */
export const INFERENCE_PROCESS = {
  file: fileURLToPath(new URL('./inference-process.ts', import.meta.url)),
  env: {
    // glibc returns a run's memory at once, in large pages, which are allocated again in half the time.
    MALLOC_ARENA_MAX: '2',
    GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    // The process has no network.
    ORT_DISABLE_TELEMETRY: '1',
  },
};

/** How the process is started. */
export interface Launcher {
  /** Starts INFERENCE_PROCESS with a channel for messages, serialized as `advanced`. */
  launch(): ChildProcess;
  /** Whether this process stays alive for the child. */
  setHolding(child: ChildProcess, isHolding: boolean): void;
}

export function launchHost({ launch, setHolding }: Launcher): Host {
  const child = launch();
  const host = {
    isAlive: true,
    async ask(order: Order) {
      // While nothing is asked of it, it keeps nobody waiting for its end.
      setHolding(child, true);
      const answer = await converse(child, order).finally(() => setHolding(child, false));
      // What it had answered before it was ended may be read after that.
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
  // It could not be launched: the order says so.
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
  }, LONGEST_MS);
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
