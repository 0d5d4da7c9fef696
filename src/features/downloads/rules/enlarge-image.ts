import { type FindReferenceDeps, findReference } from '#features/assets/rules/find-reference';
import type { EnlargementMethod } from '#features/images/contract/enumerations';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture, type Picture, readPixels } from '#platform/images/decode-picture';
import { lanczosEnlarge } from '#platform/images/lanczos-enlarge';
import { upscaleWithAlpha } from '#platform/images/upscale-with-alpha';
import type { EncodedImage, GenerateOptions } from '#ports/image-model';
import type { RepaintModel } from '#ports/repaint-model';
import type { UpscaleModel } from '#ports/upscale-model';
import { enlargedSize } from './download-variant.ts';

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
  /** The model's description of it. */
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
): Promise<Picture> {
  const size = enlargedSize(picture, deps.longEdgePx);
  if (method === 'studio') {
    const { productId } = picture;
    const reference = productId === null ? undefined : await findReference(deps, productId);
    const from = { width: picture.width, height: picture.height };
    const request = { details, from, ...size, ...(reference && { reference }) };
    return decodePicture(await deps.repaintModel.repaint(request, options));
  }
  const raw = await decodeRaw(original);
  if (method === 'lanczos') return decodePicture(await lanczosEnlarge(raw, size, options.signal));
  return decodePicture(await upscaleWithAlpha(deps.upscaleModel, raw, size, options));
}

async function decodeRaw(image: EncodedImage) {
  try {
    return await readPixels(decodePicture(image));
  } catch (error) {
    throw new ProviderError('rejected', `The stored picture cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
