import type { Generation } from '../contract/generations.ts';

/** A generation's picture for the layout; unknown facts are left out. */
export interface ShownImage {
  id?: string;
  url: string;
  width?: number;
  height?: number;
  thumbHash?: string;
  creditLine?: string | null;
}

/** The pictures of a generation in order; from its addresses if it has no image rows. */
export function generationImages(
  generation: Pick<Generation, 'images' | 'resultImageUrls' | 'resultImageUrl'>,
): ShownImage[] {
  const { images, resultImageUrls, resultImageUrl } = generation;
  if (images?.length) return images;
  if (resultImageUrls?.length) return resultImageUrls.map((url) => ({ url }));
  return resultImageUrl ? [{ url: resultImageUrl }] : [];
}

/** Adds the time of completion to the address, so that caches never serve an older picture. */
export function cacheBusted(
  url: string,
  { completedAt, createdAt }: Pick<Generation, 'completedAt' | 'createdAt'>,
): string {
  const time = Date.parse(completedAt ?? createdAt);
  return `${url}${url.includes('?') ? '&' : '?'}t=${time}`;
}
