import { useState } from 'react';
import { downloadImage } from '#features/downloads/web/api/download-image';
import { imageFileName } from '#features/downloads/web/image-file-name';
import { downloadToDevice, shareAddress } from '#features/images/web/image-delivery';
import { toast } from '#web/ui/toast-store.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import { galleryImagePath } from './gallery-image-path.ts';

/** Downloads a gallery picture, or shares its page's address. */
export function usePictureDelivery(image: GalleryImage) {
  const named = { imageUrl: image.imageUrl, index: 0, count: 1 };
  const [busy, setBusy] = useState<'download' | 'share' | null>(null);

  async function deliver(kind: 'download' | 'share', bring: () => ReturnType<typeof downloadToDevice>) {
    if (busy) return;
    setBusy(kind);
    const notice = await bring();
    if (notice) toast(notice);
    setBusy(null);
  }

  return {
    busy,
    /** For the names of its files. */
    named,
    download: () =>
      deliver('download', () =>
        downloadToDevice(window, {
          url: image.imageUrl,
          fileName: imageFileName(named, Date.now()),
          fetchBytes: () => downloadImage(image.imageUrl, undefined),
        }),
      ),
    share: () => deliver('share', () => shareAddress(window, galleryImagePath(image.id))),
  };
}
