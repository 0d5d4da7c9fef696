import type { ReferenceImage } from '../reference/reference-image.ts';
import type { PictureSettings } from '../scene/picture-settings.ts';

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

/** One picture for each seed, uint32s; 1 to 16 of them. */
export type BatchRequest = Omit<PictureRequest, 'seed'> & { seeds: readonly number[] };
