import { useState } from 'react';
import { downloadImage } from '#features/downloads/web/api/download-image';
import { imageFileName, type NamedImage } from '#features/downloads/web/image-file-name';
import type { Generation } from '#features/generations/contract/generations';
import type { ShownImage } from '#features/generations/web/generation-images';
import { type DeliveredImage, downloadToDevice, shareFromDevice } from '#features/images/web/image-delivery';
import { toast } from '#web/ui/toast-store.ts';

/** Downloads and shares the images of one generation, one at a time. */
export function useResultDelivery(generation: Generation, images: readonly ShownImage[]) {
  const [busy, setBusy] = useState<'download' | 'share' | null>(null);

  const named = ({ url }: ShownImage, index: number): NamedImage => ({
    imageUrl: url,
    generationId: generation.id,
    index,
    count: images.length,
  });

  async function deliver(kind: 'download' | 'share', index: number) {
    const image = images[index];
    if (!image || busy) return;
    setBusy(kind);
    const delivered: DeliveredImage = {
      url: image.url,
      fileName: imageFileName(named(image, index), Date.now()),
      fetchBytes: () => downloadImage(image.url, generation.id),
    };
    const notice = await (kind === 'download' ? downloadToDevice : shareFromDevice)(window, delivered);
    if (notice) toast(notice);
    setBusy(null);
  }

  return {
    busy,
    deliver,
    /** The facts that name an image's file. */
    nameImage(index: number): NamedImage | undefined {
      const image = images[index];
      return image && named(image, index);
    },
  };
}
