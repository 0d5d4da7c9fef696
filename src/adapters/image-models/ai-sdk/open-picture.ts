import sharp from 'sharp';
import { ProviderError } from '#platform/errors/provider-error';
import type { Size } from '../../model-providers/provider.ts';

/** A decoded picture: upright, sRGB, 8 bits a channel, with alpha only if something is transparent. */
export interface OpenPicture extends Size {
  pixels: Buffer;
  channels: 3 | 4;
}

const MOST_PIXELS = 50_000_000;
/** Allowed formats. Nothing else reaches a decoder. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);
/** Of 255: content filters return pictures darker than any scene. */
const BLACKEST = 2;

/**
 * Decodes a provider's image without trusting its declared type or size.
 * @param from the provider's name for users
 * @throws ProviderError `transient` if it is not a picture, incomplete, or larger than 50 megapixels
 */
export async function openPicture(bytes: Uint8Array, from: string): Promise<OpenPicture> {
  try {
    const file = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await file.metadata();
    if (!format || !FORMATS.has(format)) throw new Error(`a file of the format ${format}`);
    const { data, info } = await file
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return withoutOpaqueAlpha({ pixels: data, width: info.width, height: info.height, channels: 4 });
  } catch (error) {
    const message = `${from} sent ${bytes.length} bytes that are no picture: ${(error as Error).message}`;
    throw new ProviderError('transient', message, {
      cause: error,
      failure: { code: 'noPicture', label: from },
    });
  }
}

/** Whether the picture is blank, such as one from a provider's content filter. */
export function isBlack({ pixels, channels }: OpenPicture): boolean {
  for (let at = 0; at < pixels.length; at += channels)
    if (pixels[at]! > BLACKEST || pixels[at + 1]! > BLACKEST || pixels[at + 2]! > BLACKEST) return false;
  return true;
}

function withoutOpaqueAlpha(picture: OpenPicture): OpenPicture {
  const { pixels, width, height } = picture;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 255) return picture;
  const opaque = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    opaque[to] = pixels[from]!;
    opaque[to + 1] = pixels[from + 1]!;
    opaque[to + 2] = pixels[from + 2]!;
  }
  return { pixels: opaque, width, height, channels: 3 };
}
