import { isWorthRetrying } from '#platform/errors/provider-error';
import { giveUpPainting } from '../rules/give-up-painting.ts';
import { type PaintGalleryImageDeps, paintGalleryImage } from '../rules/paint-gallery-image.ts';

export interface PaintGalleryImageJobDeps extends PaintGalleryImageDeps {
  onGivenUp: (paintingId: string, error: unknown) => void;
}

/**
 * One attempt at a picture for the gallery. What another attempt may mend is thrown, so that the queue tries again,
 * later each time; anything else leaves the gallery as it is.
 */
export async function paintGalleryImageJob(
  deps: PaintGalleryImageJobDeps,
  { data, signal }: { data: { paintingId: string }; signal: AbortSignal },
): Promise<void> {
  try {
    await paintGalleryImage(deps, { paintingId: data.paintingId, signal });
  } catch (error) {
    if (signal.aborted || isWorthRetrying(error)) throw error;
    await giveUpPainting(deps, data.paintingId);
    deps.onGivenUp(data.paintingId, error);
  }
}
