import { checkRequest } from '../compose/check-request.ts';
import type { PictureRequest } from '../compose/picture-request.ts';
import { StudioError } from '../studio-error.ts';
import { createCanvasCache } from './canvas-cache.ts';
import { paintPicture } from './paint-picture.ts';
import type { Picture, RenderOptions, Studio } from './picture.ts';
import { renderBatch } from './render-batch.ts';
import { createThread, type StartWorker, startWorker, type Thread } from './thread.ts';

interface Ticket {
  request: PictureRequest;
  options: RenderOptions;
  resolve: (picture: Picture) => void;
  reject: (reason: unknown) => void;
  stop: AbortController;
}

/**
 * Paints pictures one at a time in FIFO order, each on all threads, so that each finishes as soon as
 * possible.
 */
export function createPictureQueue(options: { threads: number; startWorker?: StartWorker }): Studio {
  const start = options.startWorker ?? startWorker;
  const count = Math.max(1, Math.floor(options.threads));
  const threads: Thread[] = Array.from({ length: count }, () => createThread(start));
  const canvases = createCanvasCache();
  const waiting: Ticket[] = [];
  let current: Ticket | undefined;
  let closed = false;

  const advance = async () => {
    if (current) return;
    for (current = waiting.shift(); current; current = waiting.shift()) {
      for (const [index, thread] of threads.entries()) {
        if (!thread.alive) threads[index] = createThread(start);
      }
      for (const thread of threads) thread.setActive(true);
      try {
        current.resolve(
          await paintPicture(threads, canvases, current.request, current.stop.signal, current.options),
        );
      } catch (error) {
        current.reject(error);
      }
      for (const thread of threads) if (thread.alive) thread.setActive(false);
    }
  };

  const render: Studio['render'] = (request, renderOptions = {}) =>
    new Promise((resolve, reject) => {
      checkRequest(request);
      if (closed) throw new StudioError('closed', 'The studio is closed');
      const { signal } = renderOptions;
      signal?.throwIfAborted();
      const stop = new AbortController();
      const abort = () => {
        stop.abort(signal?.reason);
        const place = waiting.indexOf(ticket);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal?.reason);
      };
      const settle = () => signal?.removeEventListener('abort', abort);
      const ticket: Ticket = {
        request,
        options: renderOptions,
        stop,
        resolve: (picture) => {
          settle();
          resolve(picture);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(ticket);
      void advance();
    });

  return {
    render,
    renderBatch: (request, batchOptions) => renderBatch(render, request, batchOptions),
    close: async () => {
      closed = true;
      const reason = new StudioError('closed', 'The studio was closed before the picture was finished');
      for (const ticket of waiting.splice(0)) ticket.reject(reason);
      current?.reject(reason);
      current?.stop.abort(reason);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
