/** The process that paints sketches, one at a time: `studio-picture-sketcher.ts` launches it. */
import { setPriority } from 'node:os';
import { createStudioImageModel } from '#adapters/image-models/studio/studio-image-model';
import { createPainter } from '#engines/painter/painter';
import { encodePreview, type Preview } from '#platform/images/encode-preview';
import type { RawPixels } from '#ports/image-model';
import type { SketchRequest } from '#ports/picture-sketcher';

export type ToSketcher = { request: SketchRequest } | 'stop';
export type FromSketcher = { sketch: Preview } | { failure: string };

/** A photo is shown as it is by then, or as soon as there is anything to see. */
const PHOTO_MS = 4_000;

// Pictures that people pay for come first.
setPriority(5);
const model = createStudioImageModel({ studio: createPainter({ threads: 1, isBackground: true }) });
let stop = new AbortController();

process.on('message', (message: ToSketcher) => {
  if (message === 'stop') return stop.abort();
  stop = new AbortController();
  paint(message.request, stop).then(
    async (picture) => process.send!({ sketch: await encodePreview(picture) } satisfies FromSketcher),
    (error: unknown) => process.send!({ failure: String(error) } satisfies FromSketcher),
  );
});
process.on('disconnect', () => process.exit());

/** The finished picture, or the unfinished one of a photo. */
async function paint(request: SketchRequest, stop: AbortController): Promise<RawPixels> {
  const { promise: shown, resolve } = Promise.withResolvers<RawPixels>();
  let latest: RawPixels | undefined;
  let isDue = false;
  const timer = setTimeout(() => {
    isDue = true;
    if (latest) resolve(latest);
  }, PHOTO_MS);
  const finished = model.generate(request, {
    signal: stop.signal,
    onPreview(preview) {
      latest = preview;
      if (isDue) resolve(preview);
    },
  });
  finished.catch(() => undefined);
  try {
    return await Promise.race([shown, finished.then(({ image }) => image as RawPixels)]);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
