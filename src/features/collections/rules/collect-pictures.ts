import { AppError } from '#platform/errors/app-error';
import { COLLECTION_PICTURES_MAX } from '#platform/limits/limits';
import {
  deletePicturesOf,
  insertPictures,
  listPictureIds,
  lockVisibleImages,
  updatePictureOrder,
} from '../queries/collection-pictures.ts';
import { type CollectionChange, type CollectionsDeps, changeCollection } from './change-collection.ts';
import { movedBefore } from './collection-tree.ts';

/**
 * Adds pictures to a collection, at its end; those that it has stay where they are.
 * @param imageIds of own or public pictures, or of places in the gallery
 * @returns the pictures that are in it now, and ids that name none that the user may see
 * @throws AppError `not_found` for another user's collection; `invalid_request` if it would hold too many
 */
export async function addToCollection(
  deps: CollectionsDeps,
  { imageIds: ids, ...of }: CollectionChange & { imageIds: readonly string[] },
): Promise<{ imageIds: string[]; missing: string[] }> {
  const outcome = { imageIds: [] as string[], missing: [] as string[] };
  await changeCollection(deps, of, async (trx) => {
    const found = await lockVisibleImages(trx, { userId: of.userId, ids });
    const byId = new Map(
      found.flatMap(({ id, galleryId }) => [
        [id, id] as const,
        ...(galleryId ? [[galleryId, id] as const] : []),
      ]),
    );
    outcome.imageIds = [...new Set(ids.flatMap((id) => byId.get(id) ?? []))];
    outcome.missing = ids.filter((id) => !byId.has(id));
    const before = new Set(await listPictureIds(trx, of.id));
    const added = outcome.imageIds.filter((id) => !before.has(id));
    if (before.size + added.length > COLLECTION_PICTURES_MAX)
      throw new AppError('invalid_request.collection_full', { most: COLLECTION_PICTURES_MAX });
    if (added.length === 0) return false;
    // Above the places of all others, which are counted from 1.
    await insertPictures(trx, { collectionId: of.id, imageIds: added, from: COLLECTION_PICTURES_MAX });
    await updatePictureOrder(trx, { collectionId: of.id, imageIds: [...before, ...added] });
    return true;
  });
  return outcome;
}

/** Takes pictures out of a collection. @param imageIds of pictures, or of places in the gallery */
export async function removeFromCollection(
  deps: CollectionsDeps,
  { imageIds, ...of }: CollectionChange & { imageIds: readonly string[] },
): Promise<void> {
  await changeCollection(
    deps,
    of,
    async (trx) => (await deletePicturesOf(trx, { collectionId: of.id, ids: imageIds })) > 0,
  );
}

/** Moves pictures of a collection before another one; to its end for null. Ids that it does not have are ignored. */
export async function moveInCollection(
  deps: CollectionsDeps,
  { imageIds, before, ...of }: CollectionChange & { imageIds: readonly string[]; before: string | null },
): Promise<void> {
  await changeCollection(deps, of, async (trx) => {
    const present = await listPictureIds(trx, of.id);
    const moved = [...new Set(imageIds)].filter((id) => present.includes(id));
    await updatePictureOrder(trx, {
      collectionId: of.id,
      imageIds: movedBefore(present, moved, before),
    });
    return moved.length > 0;
  });
}
