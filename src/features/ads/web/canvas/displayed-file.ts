import type { CanvasAd } from './canvas-ads.ts';

/** The file of the finished ad that is shown: pixels, the smaller the better; null where it is out of date. */
export function displayedFile({ artifact, isCurrent }: CanvasAd): string | null {
  if (!artifact || !isCurrent) return null;
  const [smallest] = artifact.files
    .filter(({ type }) => type !== 'svg')
    .sort((one, other) => one.bytes - other.bytes);
  return smallest?.url ?? artifact.imageUrl;
}
