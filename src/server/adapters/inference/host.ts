import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ProviderError } from '#platform/errors/provider-error';
import type { IsolatedProgram } from '#platform/isolation/isolated-program';
import { launchIsolated, setHolding } from '#platform/isolation/launch-isolated';
import type { Answer, Order } from './messages.ts';

/** The process that runs models, from this side. */
export interface Host {
  readonly isAlive: boolean;
  /**
   * One order at a time.
   * @throws ProviderError `transient` when the process dies of it or takes too long; Error with what it refused
   */
  ask(order: Order): Promise<Extract<Answer, { kind: 'done' | 'ran' }>>;
  close(): void;
}

/** The slowest run takes some ten seconds of a busy machine. */
const LONGEST_MS = 180_000;

export const MODELS_PROGRAM: IsolatedProgram = {
  file: fileURLToPath(new URL('./inference-process.ts', import.meta.url)),
  // What a run took is given back when it is done, in large pages, which are taken again in half of the time (glibc).
  env: {
    MALLOC_ARENA_MAX: '2',
    GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    // ONNX Runtime would report to its maker, and has no network to do so.
    ORT_DISABLE_TELEMETRY: '1',
  },
  limits: {
    memoryMb: 4_000,
    processes: 64 + 4 * availableParallelism(),
    openFiles: 256,
    fileMb: 16,
    folderMb: 16,
    // It lives for as long as there is work. What it has in hand when its time is over is tried again.
    cpuS: 6 * 3_600,
  },
};

export function launchHost(): Host {
  const child = launchIsolated(MODELS_PROGRAM);
  const host = {
    isAlive: true,
    async ask(order: Order) {
      // While nothing is asked of it, it keeps nobody waiting for its end.
      setHolding(child, true);
      const answer = await converse(child, order).finally(() => setHolding(child, false));
      // What it had answered before it was ended may be read after that.
      if (!host.isAlive)
        throw new ProviderError('transient', 'The process that runs neural models was ended');
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
    reject(new ProviderError('transient', `The process that runs neural models ended (${String(how)})`));
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
