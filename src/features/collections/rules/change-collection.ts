import { lockUser } from '#features/accounts/queries/users';
import { announce } from '#features/webhooks/rules/announce';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { listPlaces } from '../queries/collections.ts';
import { type CollectionTree, collectionTree } from './collection-tree.ts';

export interface CollectionsDeps {
  db: Database;
  queue: Queue;
}

/** Whose collection it is, and the API key of the request; undefined for the site's own pages. */
export interface CollectionChange {
  userId: string;
  id: string;
  apiKeyId?: string | undefined;
}

/**
 * Changes a collection in a transaction that holds off the user's other changes, and announces it.
 * @param change returns whether it changed something
 * @throws AppError `not_found` for an unknown id or another user's
 */
export async function changeCollection(
  { db, queue }: CollectionsDeps,
  { userId, id, apiKeyId }: CollectionChange,
  change: (trx: DatabaseTransaction, tree: CollectionTree) => Promise<boolean>,
  eventType: 'collection.updated' | 'collection.deleted' = 'collection.updated',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const tree = collectionTree(await listPlaces(trx, userId));
    if (!tree.has(id)) throw new AppError('not_found.collection');
    if (!(await change(trx, tree))) return;
    await announce(trx, queue, { userId, apiKeyId }, { eventType, collectionId: id });
  });
}
