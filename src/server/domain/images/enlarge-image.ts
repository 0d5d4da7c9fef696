import sharp, { type Sharp } from 'sharp';
import type { EnlargementMethod } from '#contract/enumerations';
import { ProviderError } from '#server/errors';
import type { EncodedImage, GenerateOptions } from '#server/ports/image-model';
import type { RepaintModel } from '#server/ports/repaint-model';
import type { UpscaleModel } from '#server/ports/upscale-model';
import { type FindReferenceDeps, findReference } from '../assets/find-reference.ts';
import { decodePicture } from './decode-picture.ts';
import { enlargedSize } from './download-variant.ts';
import { lanczosEnlarge, type RawPicture } from './lanczos-enlarge.ts';
import { upscaleWithAlpha } from './upscale-with-alpha.ts';

export interface EnlargeImageDeps extends FindReferenceDeps {
  repaintModel: RepaintModel;
  upscaleModel: UpscaleModel;
  /** Pixels of the longer edge of an enlarged picture. */
  longEdgePx: number;
}

interface Enlargement extends GenerateOptions {
  picture: { width: number; height: number; productId: string | null };
  /** The stored picture. */
  original: EncodedImage;
  /** What its model said of it. */
  details: unknown;
  method: EnlargementMethod;
}

/**
 * The picture with `longEdgePx` pixels on its longer edge.
 * @throws ProviderError as the models do, `rejected` when the picture cannot be read; the signal's reason
 */
export async function enlargeImage(
  deps: EnlargeImageDeps,
  { picture, original, details, method, ...options }: Enlargement,
): Promise<Sharp> {
  const size = enlargedSize(picture, deps.longEdgePx);
  if (method === 'studio') {
    const { productId } = picture;
    const reference = productId === null ? undefined : await findReference(deps, productId);
    const from = { width: picture.width, height: picture.height };
    const request = { details, from, ...size, ...(reference && { reference }) };
    return toSharp({ ...(await deps.repaintModel.repaint(request, options)), channels: 3 });
  }
  const raw = await decodeRaw(original);
  if (method === 'lanczos') return toSharp(await lanczosEnlarge(raw, size, options.signal));
  return toSharp(await upscaleWithAlpha(deps.upscaleModel, raw, size, options));
}

function toSharp({ pixels, width, height, channels }: RawPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

async function decodeRaw(image: EncodedImage): Promise<RawPicture> {
  try {
    const { data, info } = await decodePicture(image).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels !== 3 && channels !== 4) throw new Error(`${channels} channels`);
    return { pixels: data, width, height, channels };
  } catch (error) {
    throw new ProviderError('rejected', `The stored picture cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
