import { presentCollection, presentCollectionPicture } from '#features/collections/routes/present-collection';
import { presentFavorite } from '#features/favorites/routes/present-favorite';
import {
  type presentGalleryImage,
  presentGalleryImageDetail,
} from '#features/gallery/routes/present-gallery-image';
import { presentGeneration } from '#features/generations/routes/present-generation';
import { presentTrash } from '#features/generations/routes/present-trash';
import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import type { OwnPage } from '#features/people/contract/people';
import type { requestPublication } from '#features/publications/rules/request-publication';
import type { V1Collection, V1Generation, V1TrashEntry } from '../contract/public-api.ts';

/** A generation in the format of `/api/v1`, with absolute URLs. */
export function presentV1Generation(
  row: Parameters<typeof presentGeneration>[0],
  { publicUrl }: { publicUrl: string },
): V1Generation {
  const { id, status, modelId, ...generation } = presentGeneration(row);
  return {
    id,
    object: objectOf(modelId),
    status,
    prompt: generation.customPrompt,
    enhancedPrompt: generation.enhancedPrompt,
    model: generation.imageModel,
    madeBy: generation.madeBy,
    count: generation.imageCount,
    seed: generation.seed,
    progress: generation.progress,
    images: generation.images.map((image) => ({
      id: image.id,
      url: publicUrl + image.url,
      width: image.width,
      height: image.height,
      creditLine: image.creditLine,
    })),
    notes: generation.notes,
    failure:
      status === 'failed' ? { reason: generation.failureReason, remedy: generation.failureRemedy } : null,
    name: generation.name,
    ownNotes: generation.ownNotes,
    tags: generation.tags,
    creditsCharged: generation.creditsCharged,
    cancelCost: generation.cancelCost,
    canceledAt: generation.canceledAt,
    createdAt: generation.createdAt,
    completedAt: generation.completedAt,
  };
}

/** The part of a generation that is in the trash, in the format of `/api/v1`. */
export function presentV1Trash(row: Parameters<typeof presentTrash>[0]): V1TrashEntry {
  const { id, modelId, customPrompt, images, createdAt, deletedAt, erasesAt } = presentTrash(row);
  return {
    id,
    object: objectOf(modelId),
    prompt: customPrompt,
    imageIds: images.map((image) => image.id),
    createdAt,
    deletedAt,
    erasesAt,
  };
}

function objectOf(modelId: string | number): V1Generation['object'] {
  if (modelId === UPLOADED_PICTURE) return 'upload';
  return modelId === BACKGROUND_REMOVAL_MODEL ? 'background-removal' : 'generation';
}

export function presentV1Favorite(
  row: Parameters<typeof presentFavorite>[0],
  { publicUrl }: { publicUrl: string },
) {
  const { id, imageUrl, galleryId, generationId, prompt, width, height, starredAt } = presentFavorite(row);
  const page = galleryId === null ? null : `${publicUrl}/gallery/${galleryId}`;
  return { id, url: publicUrl + imageUrl, page, generationId, prompt, width, height, starredAt };
}

export function presentV1Publication(
  { imageId, state, galleryId }: Awaited<ReturnType<typeof requestPublication>>,
  { publicUrl }: { publicUrl: string },
) {
  const page = galleryId === null ? null : `${publicUrl}/gallery/${galleryId}`;
  return { imageId, object: 'publication' as const, state, page };
}

export function presentV1Collection(
  row: Parameters<typeof presentCollection>[0],
  { publicUrl }: { publicUrl: string },
): V1Collection {
  const { cover, ...collection } = presentCollection(row, { publicUrl });
  return { ...collection, object: 'collection', coverUrl: cover && publicUrl + cover.imageUrl };
}

export function presentV1CollectionPicture(
  row: Parameters<typeof presentCollectionPicture>[0],
  { publicUrl }: { publicUrl: string },
) {
  const { imageUrl, galleryId, thumbHash: _, ...picture } = presentCollectionPicture(row);
  const page = galleryId === null ? null : `${publicUrl}/gallery/${galleryId}`;
  return { ...picture, url: publicUrl + imageUrl, page };
}

export function presentV1GalleryImage(
  { imageUrl, thumbHash: _, ...image }: ReturnType<typeof presentGalleryImage>,
  { publicUrl }: { publicUrl: string },
) {
  return { ...image, url: publicUrl + imageUrl, page: `${publicUrl}/gallery/${image.id}` };
}

export function presentV1GalleryDetail(
  found: Parameters<typeof presentGalleryImageDetail>[0],
  deps: { publicUrl: string },
) {
  const { image, imageId, related, tags, creditLine, personName } = presentGalleryImageDetail(found);
  return {
    ...presentV1GalleryImage(image, deps),
    imageId,
    tags,
    creditLine,
    person: personName,
    similar: related.map((one) => presentV1GalleryImage(one, deps)),
  };
}

export function presentV1Page({ name, isRemoved }: OwnPage, { publicUrl }: { publicUrl: string }) {
  const page = name === null || isRemoved ? null : `${publicUrl}/people/${name}`;
  return { object: 'page' as const, name, page, isRemoved };
}
