import type { Studio } from './pool/picture.ts';
import { createPictureQueue } from './pool/picture-queue.ts';
import { startBackgroundWorker, startWorker } from './pool/thread.ts';

export { drawFlatSvg } from './compose/draw-flat-svg.ts';
export { explainRefinement, removedBy } from './compose/explain-refinement.ts';
export type { PictureRequest } from './compose/picture-request.ts';
export { isChange, refine } from './compose/refine.ts';
export type { SceneDescription } from './compose/scene-description.ts';
export type { Picture, Studio } from './pool/picture.ts';
export type { ReferenceImage } from './reference/reference-image.ts';
export { StudioError } from './studio-error.ts';

/**
 * Threads start immediately and live until `close`; idle threads do not keep the process alive. A background
 * studio's threads run at the lowest priority (on Linux only).
 */
export function createStudio({
  threads,
  isBackground = false,
}: {
  threads: number;
  isBackground?: boolean;
}): Studio {
  return createPictureQueue({ threads, startWorker: isBackground ? startBackgroundWorker : startWorker });
}
