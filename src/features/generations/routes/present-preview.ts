import type { Preview } from '#platform/images/encode-preview';

/** A preview with its file in its address. */
export function presentPreview({ file, width, height }: Preview) {
  return { url: `data:image/webp;base64,${file.toString('base64')}`, width, height };
}
