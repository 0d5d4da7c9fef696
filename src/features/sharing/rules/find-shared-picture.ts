import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findSharedImage, type SharedImage } from '../queries/shared-pictures.ts';

/** A picture by the token of its live link. @throws AppError `not_found` if it is revoked or the picture is deleted */
export async function findSharedPicture({ db }: { db: Database }, token: string): Promise<SharedImage> {
  const shared = await findSharedImage(db, token);
  if (!shared) throw new AppError('not_found.shared_picture');
  return shared;
}
