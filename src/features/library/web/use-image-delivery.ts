import { useState } from 'react';
import { downloadImage } from '#features/downloads/web/api/download-image';
import { imageFileName } from '#features/downloads/web/image-file-name';
import { downloadToDevice, type Notice, shareFromDevice } from '#features/images/web/image-delivery';
import { toast } from '#web/ui/toast-store.ts';
import type { LibraryPicture } from './library-entries.ts';

/** Downloads or shares a picture of the library. */
export function useImageDelivery({ generation, image, index, count }: LibraryPicture) {
  const named = { generationId: generation.id, index, count, imageUrl: image.url };
  const [busy, setBusy] = useState<'download' | 'share' | null>(null);

  async function deliver(kind: 'download' | 'share', bring: typeof downloadToDevice) {
    if (busy) return;
    setBusy(kind);
    const notice: Notice | null = await bring(window, {
      url: image.url,
      fileName: imageFileName(named, Date.now()),
      fetchBytes: () => downloadImage(image.url, generation.id),
    });
    if (notice) toast(notice);
    setBusy(null);
  }

  return {
    busy,
    /** For the names of its files. */
    named,
    download: () => deliver('download', downloadToDevice),
    share: () => deliver('share', shareFromDevice),
  };
}
