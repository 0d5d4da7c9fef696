import type { NamedImage } from '#features/downloads/web/image-file-name';
import { useDelivery } from '#features/downloads/web/use-delivery';
import type { Generation } from '#features/generations/contract/generations';
import type { ShownImage } from '#features/generations/web/generation-images';

/** Downloads and shares the images of one generation, one at a time. */
export function useResultDelivery(generation: Generation, images: readonly ShownImage[]) {
  const { busy, deliver } = useDelivery();

  /** The facts that name an image's file. */
  function nameImage(index: number): NamedImage | undefined {
    const url = images[index]?.url;
    return url === undefined
      ? undefined
      : { imageUrl: url, generationId: generation.id, index, count: images.length };
  }

  return {
    busy,
    nameImage,
    async deliver(kind: 'download' | 'share', index: number) {
      const image = nameImage(index);
      if (image) await deliver(kind, image);
    },
  };
}
