import { createPictureQueue } from './pool/picture-queue.ts';
import { startBackgroundWorker, startWorker } from './pool/thread.ts';
import type { ReferenceImage } from './reference/reference-image.ts';
import type { PictureSettings } from './scene/picture-settings.ts';
import type { SceneDescription } from './scene/scene-description.ts';

export type { ReferenceImage } from './reference/reference-image.ts';
export type { PictureSettings } from './scene/picture-settings.ts';
export { isChange, refine } from './scene/refine.ts';
export type { SceneDescription } from './scene/scene-description.ts';
export { StudioError } from './studio-error.ts';

/** The same request under the same engine version always gives the same pixels. */
export interface PictureRequest {
  /** Plain words in any script; the first 2,000 characters count. */
  prompt: string;
  /** Whole pixels, 64..4096. */
  width: number;
  /** Whole pixels, 64..4096. */
  height: number;
  /** A uint32; another seed gives another picture of the same prompt. */
  seed: number;
  /** Wishes beside the prompt. */
  settings?: PictureSettings;
  /**
   * Changes in words ('golden hour', 'closer'), one after the other, to the picture that prompt, seed and settings
   * make: land, subject and composition stay. To refine an earlier picture, give its `scene.recipe` through
   * `refine`, at its size, and its reference if it had one. 32 at most.
   */
  refinements?: readonly string[];
  /** A cut-out to stage as a product shot, or a photo to show as a framed print. */
  reference?: ReferenceImage;
  /**
   * The size of an earlier picture that this one repeats at another size: plants have the leaves and twigs that were
   * drawn there. Without it, each size has as many as its pixels show.
   */
  likeSize?: { width: number; height: number };
}

export interface Picture {
  width: number;
  height: number;
  /** RGB, 8 bits a channel, row by row from the top left: `width * height * 3` bytes. */
  pixels: Uint8Array;
  scene: SceneDescription;
}

export interface RenderOptions {
  /** Stops the work within one slice and rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with a growing fraction, 0..1, of the work done. */
  onProgress?: (fraction: number) => void;
}

/** One picture for each seed, uint32s; 1 to 16 of them. */
export type BatchRequest = Omit<PictureRequest, 'seed'> & { seeds: readonly number[] };

/** Paints pictures on threads of its own; the caller's event loop stays free. */
export interface Studio {
  /** Pictures are painted in the order they were asked for, each by all threads. */
  render(request: PictureRequest, options?: RenderOptions): Promise<Picture>;
  /** Pictures in the order of the seeds, all or none; progress is that of all together. */
  renderBatch(request: BatchRequest, options?: RenderOptions): Promise<Picture[]>;
  /** Ends the threads; renders still waiting or in hand reject with the code `closed`. */
  close(): Promise<void>;
}

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
