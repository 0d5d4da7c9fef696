import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import { nameOfPrompt } from '#features/images/rules/words-before-change';
import type { Collection, CollectionPicture, SharedCollection } from '../contract/collections.ts';
import type {
  findSharedCollection,
  listCollectionPictures,
  listCollections,
} from '../rules/list-collections.ts';

type CollectionView = Awaited<ReturnType<typeof listCollections>>[number];
type PictureRow = Awaited<ReturnType<typeof listCollectionPictures>>['rows'][number];

export function presentCollection(row: CollectionView, { publicUrl }: { publicUrl: string }): Collection {
  const { id, parentId, name, pictureCount, shareToken, createdAt } = row;
  const { objectKey, modelId, width, height, thumbHash } = row;
  return {
    id,
    parentId,
    name,
    pictureCount,
    cover:
      objectKey === null || width === null || height === null || thumbHash === null
        ? null
        : {
            imageUrl: addressOf({ objectKey, modelId }),
            width,
            height,
            thumbHash: thumbHash.toString('base64'),
          },
    link: shareToken === null ? null : publicUrl + pagePath(shareToken),
    createdAt: createdAt.toISOString(),
  };
}

export function presentCollectionPicture(row: PictureRow): CollectionPicture {
  const { id, galleryId, generationId, width, height, thumbHash, addedAt } = row;
  return {
    id,
    galleryId,
    generationId,
    imageUrl: addressOf(row),
    prompt: nameOfPrompt(row),
    width,
    height,
    thumbHash: thumbHash.toString('base64'),
    creditLine: creditLine(descriptionOf(row).credits),
    addedAt: addedAt.toISOString(),
  };
}

export function presentSharedCollection({
  name,
  shareToken,
  rows,
  total,
}: Awaited<ReturnType<typeof findSharedCollection>>): SharedCollection {
  const path = pagePath(shareToken);
  return {
    path,
    name,
    pictureCount: total,
    pictures: rows.map((row) => ({
      id: row.id,
      imageUrl: `${path}/${row.id}/picture.png`,
      width: row.width,
      height: row.height,
      thumbHash: row.thumbHash.toString('base64'),
      creditLine: creditLine(descriptionOf(row).credits),
    })),
  };
}

function addressOf({ objectKey, modelId }: { objectKey: string; modelId: string | null }): string {
  return imageAddress(objectKey, { isCutout: modelId === BACKGROUND_REMOVAL_MODEL });
}

function pagePath(token: string): string {
  return `/shared/collections/${token}`;
}
