import { useState } from 'react';
import { downloadToDevice, shareFromDevice } from '#features/images/web/image-delivery';
import { toast } from '#web/ui/toast-store.ts';
import { downloadImage } from './api/download-image.ts';
import { imageFileName, type NamedImage } from './image-file-name.ts';

/** Downloads and shares pictures, one at a time, and shows a toast with the outcome. */
export function useDelivery(share = shareFromDevice) {
  const [busy, setBusy] = useState<'download' | 'share' | null>(null);

  async function deliver(kind: 'download' | 'share', image: NamedImage) {
    if (busy) return;
    setBusy(kind);
    const notice = await (kind === 'download' ? downloadToDevice : share)(window, {
      url: image.imageUrl,
      fileName: imageFileName(image, Date.now()),
      fetchBytes: () => downloadImage(image.imageUrl, image.generationId),
    });
    if (notice) toast(notice);
    setBusy(null);
  }

  return { busy, deliver };
}
