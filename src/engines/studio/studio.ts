import type { Studio } from './pool/picture.ts';
import { createPictureQueue } from './pool/picture-queue.ts';
import { startBackgroundWorker, startWorker } from './pool/thread.ts';

export type { PictureRequest } from './compose/picture-request.ts';
export type { SceneDescription } from './compose/scene-description.ts';
export type { Picture, Studio } from './pool/picture.ts';
export type { ReferenceImage } from './reference/reference-image.ts';
export { StudioError } from './studio-error.ts';

/**
 * Composition stays in a thread: its vocabulary and drawings take 100 MB, so this module must not import them.
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
