import { parentPort, workerData } from 'node:worker_threads';
import { createPhotoRenderer, type RenderedPicture } from '#engines/photo-studio/photo-studio';
import { layPicture } from '#engines/photo-studio/product/lay-picture';
import type { Scene } from '#engines/photo-studio/scene/scene';
import { type Margins, widenCamera } from '#engines/photo-studio/scene/widen-camera';
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
  const { plan, seed, cutOut, objectEdits, composedFor, margins } = order;
  const { width, height, samples, hasPreviews } = order;
  stop = new AbortController();
  const { signal } = stop;
  try {
    renderer.prepare();
    const {
      scene: composed,
      product,
      missing,
      undone,
    } = await composePhoto(plan, {
      seed,
      cutOut,
      objectEdits,
      margins,
      ...composedFor,
    });
    const scene = margins ? seenWider(composed, margins) : composed;
    const layProduct = (picture: RenderedPicture) => {
      if (product) layPicture(picture, product);
    };
    // Lets a cancellation in that came while the photo was composed.
    await new Promise((resolve) => setImmediate(resolve));
    const photo = await renderer.render(scene, {
      width,
      height,
      samples,
      signal,
      onProgress: (fraction) => answer({ kind: 'progress', fraction }),
      ...(hasPreviews && {
        onPreview: (preview) => {
          layProduct(preview);
          answer({ kind: 'preview', preview }, [preview.pixels.buffer]);
        },
      }),
    });
    layProduct(photo);
    const { pixels } = photo;
    answer({ kind: 'painted', pixels, missing, undone }, [pixels.buffer]);
  } catch (error) {
    answer(signal.aborted ? { kind: 'canceled' } : { kind: 'failed', message: String(error) });
  }
}

/** Without the darker corners, which would not be the picture's any more. */
function seenWider(scene: Scene, margins: Margins): Scene {
  return { ...scene, camera: widenCamera(scene.camera, margins), grade: { ...scene.grade, vignette: 0 } };
}
