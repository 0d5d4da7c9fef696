import type { Inference } from '#engines/inference/inference';
import { ProviderError } from '#platform/errors/provider-error';
import type { CutoutModel } from '#ports/cutout-model';
import { findMask } from './find-mask.ts';
import type { Plane } from './plane.ts';
import { readPicture } from './read-picture.ts';
import { createRefiner } from './refiner.ts';
import { findWeights } from './weights.ts';

/** Shares of the work that are done when the picture has been read, and when the model has seen it. */
const [READ, SEEN] = [0.05, 0.75];
/** Part of the picture that has to stand out for anything to be cut out. */
const LEAST_PART = 0.0005;

/** ISNet, a network for salient objects, and a refinement of its masks at the picture's own size. */
export function createIsnetCutoutModel({ inference }: { inference: Inference }): CutoutModel {
  const model = inference.model({ name: 'isnet', weights: findWeights });
  const refiner = createRefiner();
  return {
    id: 'isnet',
    async cutOut({ bytes }, { signal, onProgress = () => undefined }) {
      signal.throwIfAborted();
      const picture = await readPicture(bytes);
      onProgress(READ);
      const mask = await findMask(model, picture, signal);
      if (partOf(mask) < LEAST_PART) {
        throw new ProviderError('rejected', 'Nothing in this image stands out from its background.');
      }
      onProgress(SEEN);
      const pixels = await refiner.refine(
        { picture, mask },
        { signal, onProgress: (fraction) => onProgress(SEEN + (1 - SEEN) * fraction) },
      );
      return { pixels, width: picture.width, height: picture.height };
    },
  };
}

/** How much of the picture the foreground takes, 0 to 1. */
function partOf({ data }: Plane): number {
  let cells = 0;
  for (const value of data) if (value >= 0.5) cells++;
  return cells / data.length;
}
