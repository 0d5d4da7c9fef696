import { lockUser } from '#features/accounts/queries/users';
import { announce } from '#features/webhooks/rules/announce';
import { AppError } from '#platform/errors/app-error';
import { COLLECTION_DEPTH_MAX, COLLECTIONS_MAX } from '#platform/limits/limits';
import { insertCollection, listPlaces } from '../queries/collections.ts';
import type { CollectionsDeps } from './change-collection.ts';
import { collectionTree } from './collection-tree.ts';

/**
 * Creates a collection, the last of its parent.
 * @throws AppError `not_found` for a parent of another user; `invalid_request` if the user has too many, or it would be too deep
 * @returns its id
 */
export async function createCollection(
  { db, queue }: CollectionsDeps,
  {
    userId,
    name,
    parentId,
    apiKeyId,
  }: { userId: string; name: string; parentId: string | null; apiKeyId?: string },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const tree = collectionTree(await listPlaces(trx, userId));
    if (parentId !== null && !tree.has(parentId))
      throw new AppError('not_found.collection', { field: 'parentId' });
    if (tree.count >= COLLECTIONS_MAX)
      throw new AppError('invalid_request.collections_full', { most: COLLECTIONS_MAX });
    if (tree.depthOf(parentId) >= COLLECTION_DEPTH_MAX)
      throw new AppError('invalid_request.collection_depth', {
        field: 'parentId',
        most: COLLECTION_DEPTH_MAX,
      });
    // Above those of all others, which are counted from 1.
    const id = await insertCollection(trx, { userId, parentId, name, position: COLLECTIONS_MAX + 1 });
    await announce(trx, queue, { userId, apiKeyId }, { eventType: 'collection.created', collectionId: id });
    return id;
  });
}
