import type { Generation } from '../contract/generations.ts';

/** A generation's picture as pages lay it out; what is not known of it is left out. */
export interface ShownImage {
  id?: string;
  url: string;
  width?: number;
  height?: number;
  thumbHash?: string;
}

/** The pictures of a generation in order: its images, else its addresses, else its one address. */
export function generationImages(
  generation: Pick<Generation, 'images' | 'resultImageUrls' | 'resultImageUrl'>,
): ShownImage[] {
  const { images, resultImageUrls, resultImageUrl } = generation;
  if (images?.length) return images;
  if (resultImageUrls?.length) return resultImageUrls.map((url) => ({ url }));
  return resultImageUrl ? [{ url: resultImageUrl }] : [];
}

/** The address with the time of completion, so that a cache never answers with an older picture. */
export function cacheBusted(
  url: string,
  { completedAt, createdAt }: Pick<Generation, 'completedAt' | 'createdAt'>,
): string {
  const time = Date.parse(completedAt ?? createdAt);
  return `${url}${url.includes('?') ? '&' : '?'}t=${time}`;
}
