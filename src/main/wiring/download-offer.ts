import { drawFlatPicture } from '#adapters/image-models/studio/draw-flat-picture';
import { findRepaintableRecipe } from '#adapters/image-models/studio/studio-recipe';
import { areInstalled } from '#engines/inference/installed';
import type { ImageFileOptionsDeps } from '#features/downloads/rules/list-image-file-options';

/** A3 printed at 250 dots an inch, and the studio engine's limit. */
export const LONG_EDGE_PX = 4_096;

/** How pictures can be enlarged here. */
export function findDownloadOffer(): Omit<ImageFileOptionsDeps, 'db'> {
  return {
    canRepaint: (details) => findRepaintableRecipe(details) !== undefined,
    drawFlat: drawFlatPicture,
    isUpscaleInstalled: areInstalled('onnxruntime-node', '@upscalerjs/esrgan-thick'),
    longEdgePx: LONG_EDGE_PX,
  };
}
