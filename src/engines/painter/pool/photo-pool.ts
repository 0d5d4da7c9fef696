import { Worker } from 'node:worker_threads';
import type { RenderedPicture } from '#engines/photo-studio/photo-studio';
import type { ThingEdit } from '#engines/photo-studio/sets/set';
import { StudioError } from '#engines/studio/studio-error';
import type { PhotoAnswer, PhotoOrder } from './photo-messages.ts';

export interface PaintedPhoto {
  /** RGB, rows from the top. */
  pixels: Uint8Array<ArrayBuffer>;
  /** Kinds of pieces and keys of things that were asked for and are not seen. */
  missing: readonly string[];
  /** Edits that found no room or nothing to change. */
  undone: readonly ThingEdit[];
}

/** How a photo is followed while it is painted. */
export interface PhotoOptions {
  signal?: AbortSignal | undefined;
  /** Called with the increasing fraction of the work done, 0..1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Called with what the photo looks like so far: noisy, the first one small. */
  onPreview?: ((preview: RenderedPicture) => void) | undefined;
}

export interface PhotoPool {
  /** One photo at a time. Rejects with the signal's reason at once; the thread is free or ended within a second. */
  paint(
    order: Omit<PhotoOrder & { kind: 'paint' }, 'kind' | 'hasPreviews'>,
    options: PhotoOptions,
  ): {
    painted: Promise<PaintedPhoto>;
    /** Settles once the thread is free again. */
    idle: Promise<void>;
  };
  close(): Promise<void>;
}

/** An idle thread holds up to 500 MB. */
const IDLE_MS = 60_000;
/** How long a canceled photo may go on before its thread is ended. */
const GRACE_MS = 500;

/** The thread starts with the first photo, and again after a crash or a minute without work. */
export function createPhotoPool(setup: { threads: number; isBackground: boolean }): PhotoPool {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(idleTimer);
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };
  const startWorker = () => {
    const started = new Worker(new URL('./photo-worker.ts', import.meta.url), { workerData: setup });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // Also heard between photos, so that the death of an idle thread harms nobody.
    started.on('error', forget);
    started.on('exit', forget);
    return started;
  };
  return {
    paint(order, { signal, onProgress, onPreview }) {
      clearTimeout(idleTimer);
      worker ??= startWorker();
      const current = worker;
      current.ref();
      const answered = new Promise<PhotoAnswer>((resolve) => {
        const settle = (answer: PhotoAnswer) => {
          current.off('message', onMessage);
          current.off('error', onDeath);
          current.off('exit', onDeath);
          current.unref();
          resolve(answer);
        };
        const onMessage = (answer: PhotoAnswer) => {
          if (answer.kind !== 'progress' && answer.kind !== 'preview') settle(answer);
          else if (signal?.aborted) return;
          else if (answer.kind === 'progress') onProgress?.(answer.fraction);
          else onPreview?.(answer.preview);
        };
        const onDeath = (how: unknown) => {
          settle({ kind: 'failed', message: `a thread of the photo studio ended: ${String(how)}` });
        };
        current.on('message', onMessage);
        current.on('error', onDeath);
        current.on('exit', onDeath);
      });
      const send = (message: PhotoOrder) => current.postMessage(message);
      let grace: NodeJS.Timeout | undefined;
      const cancel = () => {
        send({ kind: 'cancel' });
        // A thread that arranges a room hears nothing for seconds.
        grace = setTimeout(() => {
          if (worker === current) worker = undefined;
          void current.terminate();
        }, GRACE_MS);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      send({ kind: 'paint', hasPreviews: onPreview !== undefined, ...order });
      const idle = answered.then(() => {
        clearTimeout(grace);
        signal?.removeEventListener('abort', cancel);
        idleTimer = setTimeout(() => void close(), IDLE_MS).unref();
      });
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      const painted = Promise.race([answered.then(toPhoto), aborted]);
      aborted.catch(() => undefined);
      painted.catch(() => undefined);
      return { painted, idle };
    },
    close,
  };
}

function toPhoto(answer: PhotoAnswer): PaintedPhoto {
  if (answer.kind === 'painted') return answer;
  const message = answer.kind === 'failed' ? answer.message : 'The photo was canceled';
  throw new StudioError('worker-crashed', message);
}
