import { AppError } from '#platform/errors/app-error';
import { COLLECTION_DEPTH_MAX } from '#platform/limits/limits';
import { listPictureIds } from '../queries/collection-pictures.ts';
import { updateCollectionOrder, updateCollectionRow } from '../queries/collections.ts';
import { type CollectionChange, type CollectionsDeps, changeCollection } from './change-collection.ts';
import { type CollectionTree, movedBefore } from './collection-tree.ts';

/**
 * Renames or moves a collection, or chooses its cover. What is undefined stays as it is.
 * @param before the collection of the same parent that follows; null: it comes last
 * @throws AppError `not_found` for an unknown id or another user's; `invalid_request` for a parent inside of it, or if it would be
 *   too deep
 */
export async function updateCollection(
  deps: CollectionsDeps,
  {
    name,
    parentId,
    before,
    coverId,
    ...of
  }: CollectionChange & {
    name?: string | undefined;
    parentId?: string | null | undefined;
    before?: string | null | undefined;
    coverId?: string | null | undefined;
  },
): Promise<void> {
  const { id } = of;
  await changeCollection(deps, of, async (trx, tree) => {
    if (parentId !== undefined) requireFit(tree, id, parentId);
    if (coverId && !(await listPictureIds(trx, id)).includes(coverId))
      throw new AppError('not_found.picture', { field: 'coverId' });
    await updateCollectionRow(trx, id, { name, parentId, coverId });
    const parent = parentId === undefined ? tree.parentOf(id) : parentId;
    const isMoved = parent !== tree.parentOf(id);
    if (before !== undefined || isMoved)
      await updateCollectionOrder(trx, movedBefore(tree.childrenOf(parent), [id], before ?? null));
    return true;
  });
}

function requireFit(tree: CollectionTree, id: string, parentId: string | null): void {
  if (parentId !== null && !tree.has(parentId))
    throw new AppError('not_found.collection', { field: 'parentId' });
  if (tree.isInside(parentId, id))
    throw new AppError('invalid_request.collection_inside_itself', { field: 'parentId' });
  if (tree.depthOf(parentId) + tree.heightOf(id) > COLLECTION_DEPTH_MAX)
    throw new AppError('invalid_request.collection_depth', { field: 'parentId', most: COLLECTION_DEPTH_MAX });
}
