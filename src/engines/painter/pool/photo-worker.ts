import { parentPort, workerData } from 'node:worker_threads';
import { createPhotoRenderer } from '#engines/photo-studio/photo-studio';
import { composePhoto } from '../compose-photo.ts';
import type { PhotoAnswer, PhotoOrder } from './photo-messages.ts';

/** Composes and renders photos, so that neither delays the event loop of the program. */
const renderer = createPhotoRenderer(workerData as { threads: number; isBackground: boolean });
const port = parentPort!;
const answer = (message: PhotoAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
let stop = new AbortController();

port.on('message', (order: PhotoOrder) => {
  if (order.kind === 'cancel') stop.abort();
  else void paint(order);
});

async function paint(order: PhotoOrder & { kind: 'paint' }): Promise<void> {
  const { plan, seed, objectEdits, composedFor, width, height, samples, hasPreviews } = order;
  stop = new AbortController();
  const { signal } = stop;
  try {
    renderer.prepare();
    const { scene, missing, undone } = await composePhoto(plan, { seed, objectEdits, ...composedFor });
    // Lets a cancellation in that came while the photo was composed.
    await new Promise((resolve) => setImmediate(resolve));
    const { pixels } = await renderer.render(scene, {
      width,
      height,
      samples,
      signal,
      onProgress: (fraction) => answer({ kind: 'progress', fraction }),
      ...(hasPreviews && {
        onPreview: (preview) => answer({ kind: 'preview', preview }, [preview.pixels.buffer]),
      }),
    });
    answer({ kind: 'painted', pixels, missing, undone }, [pixels.buffer]);
  } catch (error) {
    answer(signal.aborted ? { kind: 'canceled' } : { kind: 'failed', message: String(error) });
  }
}
