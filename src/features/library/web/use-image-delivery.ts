import { useDelivery } from '#features/downloads/web/use-delivery';
import type { LibraryPicture } from './library-entries.ts';

/** Downloads or shares a picture of the library. */
export function useImageDelivery({ generation, image, index, count }: LibraryPicture) {
  /** For the names of its files. */
  const named = { generationId: generation.id, index, count, imageUrl: image.url };
  const { busy, deliver } = useDelivery();
  return { busy, named, download: () => deliver('download', named), share: () => deliver('share', named) };
}
