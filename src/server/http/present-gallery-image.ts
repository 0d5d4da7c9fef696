import type { GalleryImage, GalleryImageDetail } from '#contract/gallery';
import type { findGalleryImage } from '#server/domain/gallery/find-gallery-image';
import { imageAddress } from './image-address.ts';

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

export function presentGalleryImageDetail({ image, tags, related, isOwner }: FoundImage): GalleryImageDetail {
  return { image: presentGalleryImage(image), tags, related: related.map(presentGalleryImage), isOwner };
}
