import { isWorthRetrying } from '#platform/errors/provider-error';
import { giveUpPainting } from '../rules/give-up-painting.ts';
import { type PaintGalleryImageDeps, paintGalleryImage } from '../rules/paint-gallery-image.ts';

export interface PaintGalleryImageJobDeps extends PaintGalleryImageDeps {
  onGivenUp: (paintingId: string, error: unknown) => void;
}

/**
 * One attempt at a picture for the gallery. Throws errors that a retry may fix; any other error gives the painting up and
 * leaves the gallery unchanged.
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
