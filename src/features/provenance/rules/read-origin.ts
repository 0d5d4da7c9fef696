import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { formatOf } from '#platform/images/picture-format';
import { readXmp } from '#platform/images/read-xmp';
import type { Provenance } from '#ports/provenance';
import type { PictureOrigin } from '../contract/picture-origin.ts';

const TYPES: Record<string, string> = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  TIFF: 'image/tiff',
  GIF: 'image/gif',
  HEIC: 'image/heic',
};

/**
 * Reads the origin that an untrusted picture names, without decoding the picture. The server runs this in an isolated
 * process.
 * @throws AppError `unsupported_media` when the file cannot carry readable credentials, `unavailable` without a reader.
 */
export async function readOrigin(
  { provenance }: { provenance: Pick<Provenance, 'read'> },
  bytes: Buffer,
): Promise<PictureOrigin> {
  const format = formatOf(bytes);
  const contentType = TYPES[format ?? ''];
  if (!format || !contentType) {
    throw new AppError('unsupported_media.origin');
  }
  const found = await readSafely(provenance, bytes, contentType);
  return { format, credentials: null, isDamaged: false, ...found, xmp: await readXmp(bytes) };
}

async function readSafely(
  provenance: Pick<Provenance, 'read'>,
  bytes: Buffer,
  contentType: string,
): Promise<Partial<PictureOrigin>> {
  try {
    return { credentials: (await provenance.read(bytes, contentType)) ?? null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'rejected') return { isDamaged: true };
    throw new AppError('unavailable.credentials');
  }
}
