import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Inference, NeuralModel } from '#engines/inference/inference';
import { packageFolder } from '#engines/inference/installed';
import { ProviderError } from '#platform/errors/provider-error';
import type { CutoutModel } from '#ports/cutout-model';
import { isCutOut } from './existing-cutout.ts';
import type { Plane } from './plane.ts';
import { type Picture, readPicture } from './read-picture.ts';
import { createRefiner } from './refiner.ts';

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
      if (isCutOut(picture)) {
        onProgress(1);
        return { pixels: picture.rgba, width: picture.width, height: picture.height };
      }
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

/** Half-precision weights: as good as full precision, and faster than 8 bits. */
const RESOURCE = '/models/medium';

/**
 * The files that together are ISNet's weights, in order.
 * @throws InferenceError `misconfigured` if the package is not installed
 */
async function findWeights(): Promise<string[]> {
  const folder = packageFolder('@imgly/background-removal-data');
  const resources: Resources = JSON.parse(await readFile(join(folder, 'dist/resources.json'), 'utf8'));
  return resources[RESOURCE]!.chunks.map(({ hash }) => join(folder, 'dist', hash));
}

/** The package's index of its files. */
type Resources = Record<string, { chunks: { hash: string }[] }>;

/** The model sees every picture as a square with sides of this many pixels, whatever the picture's shape. */
const SIDE = 1024;
const PIXELS = SIDE * SIDE;

/** The model's foreground, 0 to 1, stretched over the picture. */
async function findMask(model: NeuralModel, picture: Picture, signal: AbortSignal): Promise<Plane> {
  const bytes = await shrink(picture);
  const data = new Float32Array(3 * PIXELS);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < PIXELS; at++) {
      data[channel * PIXELS + at] = (bytes[at * 3 + channel]! - 128) / 256;
    }
  }
  const input = { data, dims: [1, 3, SIDE, SIDE] };
  const { output } = await model.run({ input }, { outputs: ['output'], signal });
  return { data: output!.data as Float32Array, width: SIDE, height: SIDE };
}

async function shrink({ rgba, width, height, backdrop }: Picture): Promise<Buffer> {
  return await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: { r: backdrop, g: backdrop, b: backdrop } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
}
