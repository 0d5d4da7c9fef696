import type { Studio } from './pool/picture.ts';
import { createPictureQueue } from './pool/picture-queue.ts';
import { startBackgroundWorker, startWorker } from './pool/thread.ts';

export type { PictureRequest } from './compose/picture-request.ts';
export { isChange, refine } from './compose/refine.ts';
export type { SceneDescription } from './compose/scene-description.ts';
export type { Picture, Studio } from './pool/picture.ts';
export type { ReferenceImage } from './reference/reference-image.ts';
export { StudioError } from './studio-error.ts';

/**
 * Threads start at once and live until `close`; while idle they do not keep the process alive. Those of a background
 * studio take what time everybody else leaves (on Linux; elsewhere a thread has no priority of its own).
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
