import type { Exposure } from '../finish/finish-stages.ts';
import type { ReferenceImage } from '../reference/reference-image.ts';
import type { Margins } from '../scene/margins.ts';
import type { ObjectEdit } from '../scene/object-edit.ts';
import type { PictureSettings } from '../scene/picture-settings.ts';

/** The same request under the same engine version always gives the same pixels. */
export interface PictureRequest {
  /** Plain words in any script; the first 2,000 characters count. */
  prompt: string;
  /** Whole pixels, 64..4096. */
  width: number;
  /** Whole pixels, 64..4096. */
  height: number;
  /** A uint32; different seeds give different pictures of the same prompt. */
  seed: number;
  /** Choices made outside the prompt. */
  settings?: PictureSettings;
  /**
   * Changes in words ('golden hour', 'closer'), applied in order to the picture of prompt, seed and settings;
   * land, subject and composition stay. To refine an earlier picture, pass its `scene.recipe` through
   * `refine`, with its size and its reference, if any. At most 32.
   */
  refinements?: readonly string[];
  /** Changes of single things, after the refinements; see `SceneObject`. At most 64. */
  objectEdits?: readonly ObjectEdit[] | undefined;
  /** A cut-out to stage as a product shot, or a photo to show as a framed print. */
  reference?: ReferenceImage;
  /**
   * The size of the earlier picture that this one repeats at another size: plants get the same leaves and
   * twigs as there. Without it, their number follows the pixels.
   */
  likeSize?: { width: number; height: number };
  /**
   * Paints only what the last of `objectEdits` changes in the picture before, in its light (its `Picture.exposure`); the other pixels
   * are not set. All of it if that is not possible; see `Picture.area`.
   */
  changeOf?: { exposure: Exposure | undefined } | undefined;
  /**
   * How much more is seen beyond the edges of the picture of `likeSize`, in parts of its sides: it keeps its place and scale. Only
   * photos, solid things, people in places and open landscapes can be seen wider; other scenes fill the larger frame.
   */
  margins?: Margins | undefined;
}

/** One picture per seed (uint32); 1 to 16 seeds. */
export type BatchRequest = Omit<PictureRequest, 'seed'> & { seeds: readonly number[] };
