import { useState } from 'react';
import type { GalleryImage } from '#contract/gallery';
import { downloadImage } from '#web/api/download-image.ts';
import { downloadToDevice, shareAddress } from '#web/state/image-delivery.ts';
import { imageFileName } from '#web/state/image-file-name.ts';
import { toast } from '#web/ui/toast-store.ts';
import { galleryImagePath } from './gallery-image-path.ts';

/** Download of a picture of the gallery, and sharing of its page's address. */
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
    /** The picture as its files are named. */
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
