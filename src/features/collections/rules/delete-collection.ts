import { deleteCollectionRow } from '../queries/collections.ts';
import { type CollectionChange, type CollectionsDeps, changeCollection } from './change-collection.ts';

/**
 * Deletes a collection. Its pictures stay where else they are; collections in it move to where it was.
 * @throws AppError `not_found` for an unknown id or another user's
 */
export async function deleteCollection(deps: CollectionsDeps, of: CollectionChange): Promise<void> {
  const { id } = of;
  await changeCollection(
    deps,
    of,
    async (trx, tree) => {
      await deleteCollectionRow(trx, { id, parentId: tree.parentOf(id) });
      return true;
    },
    'collection.deleted',
  );
}
