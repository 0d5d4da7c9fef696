import type { ImageFileSize } from '#features/images/contract/enumerations';
import type { DownloadFormat } from './option-texts.ts';

export interface NamedImage {
  imageUrl: string;
  generationId?: string | undefined;
  /** Place of the image among those of its generation, from 0. */
  index: number;
  count: number;
  /** Unless it is the stored picture. */
  file?: { format: DownloadFormat; size: ImageFileSize };
}

/** The name under which an image is saved. @param now milliseconds, for images without a generation */
export function imageFileName(
  { imageUrl, generationId, index, count, file }: NamedImage,
  now: number,
): string {
  const name = generationId === undefined ? now : count > 1 ? `${generationId}-${index + 1}` : generationId;
  // Both sizes of a picture may be saved to one folder.
  const size = file?.size === '4k' ? '-4k' : '';
  const extension = file ? EXTENSIONS[file.format] : extensionOf(imageUrl, generationId);
  return `framewright-${name}${size}.${extension}`;
}

const EXTENSIONS: Record<DownloadFormat, string> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

function extensionOf(imageUrl: string, generationId: string | undefined): string {
  const path = imageUrl.split(/[?#]/, 1)[0] ?? '';
  const png = generationId !== undefined || imageUrl.includes('background-removal') || path.endsWith('.png');
  return png ? 'png' : 'jpg';
}
