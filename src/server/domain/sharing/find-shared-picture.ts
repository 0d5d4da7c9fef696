import type { Database } from '#platform/db/client';
import { findSharedImage, type SharedImage } from '#server/db/queries/shared-pictures';
import { AppError } from '#server/errors';

/** A picture by the token of its live link. @throws AppError `not_found` once it is revoked, or the picture deleted */
export async function findSharedPicture({ db }: { db: Database }, token: string): Promise<SharedImage> {
  const shared = await findSharedImage(db, token);
  if (!shared) throw new AppError('not_found', 'There is no shared picture at this address');
  return shared;
}
