import type { ImageFileRow } from '#features/images/queries/image-files';
import type { ImageFile } from '../contract/image-files.ts';
import type { PictureToDownload } from '../queries/image-downloads.ts';
import { type DownloadVariant, enlargedSize, parseDownloadVariant } from './download-variant.ts';

/** A download as the API shows it; undefined for files that are not downloads. */
export function viewImageFile(
  { file, picture }: { file: ImageFileRow; picture: PictureToDownload },
  longEdgePx: number,
): ImageFile | undefined {
  const variant = parseDownloadVariant(file.variant);
  if (!variant) return undefined;
  const size = variant.method ? enlargedSize(picture, longEdgePx) : picture;
  return {
    ...nameParts(variant),
    id: file.id,
    status: file.status as ImageFile['status'],
    progress: file.progress,
    width: file.width ?? size.width,
    height: file.height ?? size.height,
    byteSize: file.byteSize,
  };
}

/** The stored picture itself, which is always ready. */
export function viewStoredPicture({ width, height, byteSize }: PictureToDownload): ImageFile {
  return {
    ...nameParts(STORED),
    id: null,
    status: 'ready',
    progress: 1,
    width,
    height,
    byteSize,
  };
}

/** The format of every stored picture. */
export const STORED: DownloadVariant = { format: 'png', method: null };

function nameParts({ format, method }: DownloadVariant): Pick<ImageFile, 'format' | 'size' | 'method'> {
  return { format, method, size: method ? '4k' : 'original' };
}
