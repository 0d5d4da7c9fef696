import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ProviderError } from '#platform/errors/provider-error';
import { type Caller, chooseToShed } from '#platform/fairness/shed-load';
import type { Preview } from '#platform/images/encode-preview';
import { createSerialProcess, type Job } from '#platform/isolation/serial-process';
import type { PictureSketcher, SketchRequest } from '#ports/picture-sketcher';
import type { FromSketcher, ToSketcher } from './sketch-process.ts';

const PROGRAM = fileURLToPath(new URL('./sketch-process.ts', import.meta.url));
/** People who may wait, each with one request. */
const MOST_WAITING = 8;
/** Longest wait in line; then the request is refused. */
const MOST_WAIT_MS = 15_000;
/** On a busy machine the first sketch, which loads the engines, takes as long. */
const TIMEOUT_MS = 90_000;
/** The process holds 300 to 500 MB. */
const IDLE_MS = 60_000;

interface Waiting extends Job<Preview> {
  caller: Caller;
  request: SketchRequest;
  signal: AbortSignal;
}

/**
 * Paints sketches in a process of its own with low priority, one at a time, so that they take no memory of the web process
 * and little time of anything else. The process starts with the first sketch, ends after an idle minute, and is replaced
 * after a crash.
 * @param creditFree whether no picture may need a credit line
 */
export function createStudioPictureSketcher({
  creditFree = false,
}: {
  creditFree?: boolean;
} = {}): PictureSketcher & { close(): void } {
  /** By caller, in the order of their turns; people with an account come first. */
  const waiting = new Map<string, Waiting>();
  const { wake, close } = createSerialProcess({
    launch: () => fork(PROGRAM, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    idleMs: IDLE_MS,
    take() {
      const line = [...waiting.values()];
      const next = line.find(({ caller }) => caller.network === undefined) ?? line[0];
      if (next) waiting.delete(next.caller.id);
      return next;
    },
    async work(child, { request, signal }: Waiting): Promise<Preview> {
      signal.throwIfAborted();
      child.ref();
      const ended = new AbortController();
      const end = () => ended.abort();
      const stop = () => child.send('stop' satisfies ToSketcher, () => undefined);
      child.once('exit', end);
      signal.addEventListener('abort', stop, { once: true });
      try {
        child.send({ request } satisfies ToSketcher, () => undefined);
        const limit = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const [answer] = (await once(child, 'message', { signal: limit })) as [FromSketcher];
        if ('sketch' in answer) return answer.sketch;
        throw new ProviderError('transient', 'The sketch failed', { cause: answer.failure });
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        // A late answer would be taken for the next request's.
        close();
        throw new ProviderError('transient', 'The sketch failed', { cause: error });
      } finally {
        signal.removeEventListener('abort', stop);
        child.off('exit', end);
        child.unref();
        child.channel?.unref();
      }
    },
  });

  return {
    async sketch(request, { caller, signal }) {
      signal.throwIfAborted();
      const earlier = waiting.get(caller.id);
      earlier?.reject(new ProviderError('transient', 'A newer request replaced this one'));
      const { promise, resolve, reject } = Promise.withResolvers<Preview>();
      const asked = creditFree ? { ...request, creditFree } : request;
      const own = { caller, request: asked, signal, resolve, reject };
      const leave = () => {
        if (waiting.get(caller.id) === own) waiting.delete(caller.id);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      const drop = (dropped: Waiting) => {
        waiting.delete(dropped.caller.id);
        dropped.reject(new ProviderError('transient', 'The sketcher is busy'));
      };
      const timer = setTimeout(() => {
        if (waiting.get(caller.id) === own) drop(own);
      }, MOST_WAIT_MS).unref();
      // In the earlier one's place, if there is one.
      waiting.set(caller.id, own);
      const shed = waiting.size > MOST_WAITING ? chooseToShed([...waiting.values()]) : undefined;
      if (shed) drop(shed);
      wake();
      return await promise.finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      });
    },
    close,
  };
}
