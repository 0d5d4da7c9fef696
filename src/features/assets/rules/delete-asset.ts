import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { dropObject } from '#features/images/rules/drop-object';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { countAssetUses, deleteAsset as deleteRow, lockAssetOfUser } from '../queries/assets.ts';

/**
 * Deletes an upload and frees its storage at once. Pictures that were made with it stay.
 * @param evenIfUsed whether to delete it although pictures were made with it
 * @throws AppError `not_found` for an unknown id or another user's; `asset_in_use` while a picture is being made with it, or
 * if pictures were made with it and `evenIfUsed` is false
 */
export async function deleteAsset(
  deps: { db: Database; objectStore: ObjectStore },
  { userId, id, evenIfUsed }: { userId: string; id: string; evenIfUsed: boolean },
): Promise<void> {
  const objectKey = await deps.db.transaction().execute(async (trx) => {
    const asset = await lockAssetOfUser(trx, { userId, id });
    if (!asset) throw new AppError('not_found.upload');
    const { uses, making } = await countAssetUses(trx, id);
    if (making > 0) throw new AppError('asset_in_use.making');
    if (uses > 0 && !evenIfUsed) throw new AppError('asset_in_use.used', { uses });
    await deleteRow(trx, id);
    await insertUnnamedObjects(trx, [asset.objectKey]);
    return asset.objectKey;
  });
  await dropObject(deps, objectKey);
}
