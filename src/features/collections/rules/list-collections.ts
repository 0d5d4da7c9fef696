import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import {
  type CollectionPictureRow,
  findCollectionByToken,
  findSharedObject,
  listPicturesOfCollection,
} from '../queries/collection-pictures.ts';
import { type CollectionView, listCollectionsOfUser } from '../queries/collections.ts';

interface Page {
  limit: number;
  offset: number;
}

/** A user's collections; those of the same parent in order. */
export async function listCollections({ db }: { db: Database }, userId: string): Promise<CollectionView[]> {
  return await listCollectionsOfUser(db, { userId });
}

/** @throws AppError `not_found` for an unknown id or another user's */
export async function findCollection(
  { db }: { db: Database },
  of: { userId: string; id: string },
): Promise<CollectionView> {
  const [found] = await listCollectionsOfUser(db, of);
  if (!found) throw new AppError('not_found.collection');
  return found;
}

/** A page of a collection, in its order. @throws AppError `not_found` for an unknown id or another user's */
export async function listCollectionPictures(
  deps: { db: Database },
  { userId, ...page }: Page & { userId: string; id: string },
): Promise<{ rows: CollectionPictureRow[]; total: number }> {
  await findCollection(deps, { userId, id: page.id });
  return await listPicturesOfCollection(deps.db, page);
}

/** A page of a collection by the token of its link. @throws AppError `not_found` if it was withdrawn */
export async function findSharedCollection(
  { db }: { db: Database },
  { token, ...page }: Page & { token: string },
) {
  const found = await findCollectionByToken(db, token);
  if (!found) throw new AppError('not_found.shared_collection');
  return { ...found, ...(await listPicturesOfCollection(db, { id: found.id, isShared: true, ...page })) };
}

/** The object key of a picture of a shared collection. @throws AppError `not_found` if the link does not show it */
export async function findSharedCollectionObject(
  { db }: { db: Database },
  of: { token: string; imageId: string },
): Promise<string> {
  const objectKey = await findSharedObject(db, of);
  if (objectKey === undefined) throw new AppError('not_found.shared_collection');
  return objectKey;
}
