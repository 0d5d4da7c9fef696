import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProviderError } from '#server/errors';
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

const PROGRAM = fileURLToPath(new URL('./inference-process.ts', import.meta.url));
/** The slowest run takes some ten seconds of a busy machine. */
const LONGEST_MS = 180_000;

export function launchHost(): Host {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    // What a run took is given back when it is done, in large pages, which are taken again in half of the time
    // (glibc). No setting and no secret goes along.
    env: { MALLOC_ARENA_MAX: '2', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const host = {
    isAlive: true,
    async ask(order: Order) {
      // While nothing is asked of it, it keeps nobody waiting for its end.
      hold(child);
      const answer = await converse(child, order).finally(() => release(child));
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
  release(child);
  return host;
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
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
