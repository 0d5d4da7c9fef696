import { useDelivery } from '#features/downloads/web/use-delivery';
import { shareAddress } from '#features/images/web/image-delivery';
import type { GalleryImage } from '../contract/gallery.ts';
import { galleryImagePath } from './gallery-image-path.ts';

/** Downloads a gallery picture, or shares its page's address. */
export function usePictureDelivery({ id, imageUrl }: GalleryImage) {
  /** For the names of its files. */
  const named = { imageUrl, index: 0, count: 1 };
  const { busy, deliver } = useDelivery((browser) => shareAddress(browser, galleryImagePath(id)));
  return { busy, named, download: () => deliver('download', named), share: () => deliver('share', named) };
}
