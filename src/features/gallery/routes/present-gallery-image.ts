import { imageAddress } from '#features/images/routes/image-address';
import type { GalleryImage, GalleryImageDetail } from '../contract/gallery.ts';
import type { findGalleryImage } from '../rules/find-gallery-image.ts';

type FoundImage = Awaited<ReturnType<typeof findGalleryImage>>;

export function presentGalleryImage(image: FoundImage['image']): GalleryImage {
  return {
    id: image.id,
    imageUrl: imageAddress(image.objectKey),
    prompt: image.prompt,
    category: image.category,
    hasPeople: image.hasPeople,
    generatedAt: image.generatedAt.toISOString(),
    width: image.width,
    height: image.height,
    thumbHash: image.thumbHash.toString('base64'),
  };
}

export function presentGalleryImageDetail({ image, related, ...detail }: FoundImage): GalleryImageDetail {
  return { ...detail, image: presentGalleryImage(image), related: related.map(presentGalleryImage) };
}
