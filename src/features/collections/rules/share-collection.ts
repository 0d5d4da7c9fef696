import { newShareToken } from '#features/sharing/rules/share-token';
import { findCollectionOfUser, updateCollectionRow } from '../queries/collections.ts';
import { type CollectionChange, type CollectionsDeps, changeCollection } from './change-collection.ts';

/** Gives a collection an unlisted page; one that has a page keeps its address. @throws AppError `not_found` */
export async function shareCollection(deps: CollectionsDeps, of: CollectionChange): Promise<void> {
  await changeCollection(deps, of, async (trx) => {
    const { shareToken } = await findCollectionOfUser(trx, of);
    if (shareToken !== null) return false;
    await updateCollectionRow(trx, of.id, { shareToken: newShareToken() });
    return true;
  });
}

/** Removes the page, if there is one: its address and those of its pictures stop working for good. @throws AppError `not_found` */
export async function withdrawLink(deps: CollectionsDeps, of: CollectionChange): Promise<void> {
  await changeCollection(deps, of, async (trx) => {
    const { shareToken } = await findCollectionOfUser(trx, of);
    if (shareToken === null) return false;
    await updateCollectionRow(trx, of.id, { shareToken: null });
    return true;
  });
}
