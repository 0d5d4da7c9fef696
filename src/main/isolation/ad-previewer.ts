import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AdPreview, WantedPreview } from '#features/ads/rules/campaigns/draw-preview';
import type { AdPreviewer } from '#features/ads/rules/campaigns/preview-ads';
import { AppError } from '#platform/errors/app-error';
import type { ErrorCode } from '#platform/errors/codes';
import { READER } from '#platform/isolation/isolated-reader';
import { launchIsolated, setHolding } from '#platform/isolation/launch-isolated';
import type { Refusal } from '#platform/isolation/refusal';
import { readRefusal } from '#platform/isolation/refusal';
import { createSerialProcess, type Job } from '#platform/isolation/serial-process';
import type { ObjectStore } from '#ports/object-store';
import { createFairQueue } from './fair-queue.ts';

/** A message to the process: an ad to draw, or the bytes of an object that the current ad needs. */
export type ToPreviewer = { wanted: WantedPreview } | { file: Uint8Array | null };
/** Its answer; `needs` is an object key. */
export type FromPreviewer = { needs: string } | { preview: AdPreview } | { refusal: Refusal };

interface Waiting extends Job<AdPreview> {
  wanted: WantedPreview;
}

const PROGRAM = fileURLToPath(new URL('./ad-previewer-process.ts', import.meta.url));
/** An ad takes 20 ms, with its pictures and a script's fonts up to half a second. */
const LONGEST_MS = 15_000;
/** People who edit an ad request the next preview sooner. */
const IDLE_MS = 60_000;
/** Ads that may wait: those of 32 whole platforms. */
const MOST_WAITING = 512;
const COME_BACK_S = 2;
/** Codes with which `drawPreview` refuses. */
const REFUSALS: readonly ErrorCode[] = ['not_found', 'not_composable'];

/**
 * Draws previews in an isolated process, one at a time, so that fonts, pictures and layout take no time or memory of
 * the web process. The process starts with the first preview, ends after an idle minute, and is replaced after a crash.
 * Visitors take turns.
 * @param onDeath called with the reason when the process ended during a preview
 */
export function createAdPreviewer({
  objectStore,
  onDeath,
}: {
  objectStore: Pick<ObjectStore, 'get'>;
  onDeath(how: string): void;
}): AdPreviewer & { close(): void } {
  const queue = createFairQueue<Waiting>();
  const readObject = async (key: string) => {
    const object = await objectStore.get(key);
    return object ? await buffer(object.stream()) : null;
  };
  const { wake, close } = createSerialProcess({
    launch: () => launchIsolated({ ...READER, file: PROGRAM, hasPipes: false }),
    idleMs: IDLE_MS,
    take: () => queue.take(),
    async work(child, { wanted }: Waiting) {
      const answer = await ask(child, wanted, readObject);
      if ('preview' in answer) return answer.preview;
      if ('refusal' in answer) throw answer.refusal;
      close();
      onDeath(answer.death);
      throw new AppError('not_composable.preview');
    },
  });

  return {
    async draw(wanted, { visitor, signal }) {
      signal.throwIfAborted();
      if (queue.size >= MOST_WAITING)
        throw new AppError('rate_limited.previews', { retryAfter: COME_BACK_S });
      const { promise, resolve, reject } = Promise.withResolvers<AdPreview>();
      const waiting = { wanted, resolve, reject };
      const leave = () => {
        queue.remove(visitor, waiting);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.add(visitor, waiting);
      wake();
      return await promise.finally(() => signal.removeEventListener('abort', leave));
    },
    close,
  };
}

type Outcome = { preview: AdPreview } | { refusal: AppError } | { death: string };

/** The process's answer, or how it died on the ad. */
async function ask(
  child: ChildProcess,
  wanted: WantedPreview,
  readObject: (key: string) => Promise<Uint8Array | null>,
): Promise<Outcome> {
  const { promise: ended, resolve } = Promise.withResolvers<Outcome>();
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    resolve({ death: signal ?? `exit code ${code}` });
  const timer = setTimeout(() => resolve({ death: 'it took too long' }), LONGEST_MS);
  child.once('exit', onExit);
  setHolding(child, true);
  try {
    return await Promise.race([converse(child, wanted, readObject), ended]);
  } finally {
    clearTimeout(timer);
    setHolding(child, false);
    child.off('exit', onExit);
  }
}

async function converse(
  child: ChildProcess,
  wanted: WantedPreview,
  readObject: (key: string) => Promise<Uint8Array | null>,
): Promise<Outcome> {
  const named = new Set([...wanted.cuts.map(({ objectKey }) => objectKey), wanted.logoKey]);
  let message: ToPreviewer = { wanted };
  for (;;) {
    const answered = once(child, 'message') as Promise<[FromPreviewer]>;
    // If sending fails, the process has ended: its exit event reports that.
    child.send(message, () => undefined);
    const [answer] = await answered;
    if ('refusal' in answer) {
      const refusal = readRefusal(answer.refusal, REFUSALS);
      return refusal ? { refusal } : { death: 'it refused as no preview does' };
    }
    if (!('needs' in answer)) return answer;
    // A process that was taken over must not read other people's pictures.
    if (!named.has(answer.needs)) return { death: 'it asked for an object that the ad does not name' };
    message = { file: await readObject(answer.needs) };
  }
}
