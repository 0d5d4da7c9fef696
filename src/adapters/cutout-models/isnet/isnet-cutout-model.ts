import type { Inference } from '#engines/inference/inference';
import { ProviderError } from '#platform/errors/provider-error';
import type { CutoutModel } from '#ports/cutout-model';
import { findMask } from './find-mask.ts';
import type { Plane } from './plane.ts';
import { readPicture } from './read-picture.ts';
import { createRefiner } from './refiner.ts';
import { findWeights } from './weights.ts';

/** Progress after the picture was decoded, and after the model ran. */
const [DECODED, MASKED] = [0.05, 0.75];
/** The smallest part of the picture that counts as foreground. */
const MIN_FOREGROUND = 0.0005;

/** ISNet, a network for salient objects, whose masks are refined at the picture's own size. */
export function createIsnetCutoutModel({ inference }: { inference: Inference }): CutoutModel {
  const model = inference.model({ name: 'isnet', weights: findWeights });
  const refiner = createRefiner();
  return {
    id: 'isnet',
    async cutOut({ bytes }, { signal, onProgress = () => undefined }) {
      signal.throwIfAborted();
      const picture = await readPicture(bytes);
      onProgress(DECODED);
      const mask = await findMask(model, picture, signal);
      if (foregroundOf(mask) < MIN_FOREGROUND) {
        throw new ProviderError('rejected', 'Nothing in this image stands out from its background', {
          failure: { code: 'nothingStandsOut' },
        });
      }
      onProgress(MASKED);
      const pixels = await refiner.refine(
        { picture, mask },
        { signal, onProgress: (fraction) => onProgress(MASKED + (1 - MASKED) * fraction) },
      );
      return { pixels, width: picture.width, height: picture.height };
    },
  };
}

/** The foreground's share of the picture, 0 to 1. */
function foregroundOf({ data }: Plane): number {
  let cells = 0;
  for (const value of data) if (value >= 0.5) cells++;
  return cells / data.length;
}
