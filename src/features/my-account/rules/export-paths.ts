import type { AssetRow } from '#features/assets/queries/assets';
import { readReason } from '#platform/errors/stored-reason';
import type { ExportedGeneration, ExportedImage } from '../queries/account-export.ts';

/** A picture's path in the export: named like a single download, plus its number. */
export function picturePath({
  generationId,
  position,
  contentType,
}: Pick<ExportedImage, 'generationId' | 'position' | 'contentType'>): string {
  return `pictures/framewright-${generationId}-${(position ?? 0) + 1}.${extensionOf(contentType)}`;
}

/** Named by its id, because original file names may be invalid on other systems. */
export function uploadPath({ id, contentType }: Pick<AssetRow, 'id' | 'contentType'>): string {
  return `uploads/${id}.${extensionOf(contentType)}`;
}

/** A logo or picture of a brand kit, in the kit's folder. */
export function kitPath({
  kitId,
  pictureId,
  cut,
  contentType,
}: {
  kitId: string;
  pictureId: string;
  cut: string;
  contentType: string;
}): string {
  return `brand-kits/${kitId}/${pictureId}${cut === 'whole' ? '' : `-${cut}`}.${extensionOf(contentType)}`;
}

/** A generation in `generations.json`. */
export function describeGeneration({
  generation,
  images,
}: {
  generation: ExportedGeneration;
  images: readonly ExportedImage[];
}) {
  const { userId: _, requestHash: __, trashedAt, ...asked } = generation;
  return {
    ...asked,
    deletedAt: trashedAt,
    failureReason: asked.failureReason === null ? null : readReason(asked.failureReason),
    pictures: images.map((image) => ({
      file: picturePath(image),
      id: image.id,
      width: image.width,
      height: image.height,
      byteSize: image.byteSize,
      description: image.description,
      inGallery: image.galleryId === null ? null : `/gallery/${image.galleryId}`,
      publicLink: image.linkToken === null ? null : `/shared/${image.linkToken}`,
      createdAt: image.createdAt,
      deletedAt: image.trashedAt,
    })),
  };
}

/** An upload in `uploads.json`. */
export function describeUpload(asset: AssetRow) {
  const { id, originalName, width, height, byteSize, createdAt } = asset;
  return { file: uploadPath(asset), id, originalName, width, height, byteSize, createdAt };
}

function extensionOf(contentType: string): string {
  return contentType === 'image/jpeg' ? 'jpg' : contentType.replace(/^image\//, '');
}
