import { AppError } from '#platform/errors/app-error';
import { avifLayout } from './layouts/avif-layout.ts';
import { gifLayout } from './layouts/gif-layout.ts';
import { jpegLayout } from './layouts/jpeg-layout.ts';
import { pngLayout } from './layouts/png-layout.ts';
import { webpLayout } from './layouts/webp-layout.ts';
import type { PictureFormat } from './picture-format.ts';

/** The structure of a picture file, read without decoding it. */
export interface PictureLayout {
  /** Offset of the first byte behind the picture: the file's length when nothing follows. */
  end: number;
  /** Whether it has several frames. */
  isAnimated: boolean;
}

const LAYOUTS: Record<PictureFormat, (bytes: Buffer) => PictureLayout | undefined> = {
  PNG: pngLayout,
  JPEG: jpegLayout,
  WebP: webpLayout,
  AVIF: avifLayout,
  GIF: gifLayout,
};

/**
 * Finds the picture's end by the file's blocks.
 * @throws AppError `unsupported_media` if it is truncated or animated
 */
export function findPictureEnd(bytes: Buffer, format: PictureFormat): number {
  const layout = LAYOUTS[format](bytes);
  if (!layout) {
    throw new AppError('unsupported_media.incomplete');
  }
  if (layout.isAnimated) {
    throw new AppError('unsupported_media.animated');
  }
  return layout.end;
}
