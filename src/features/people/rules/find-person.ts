import type { GalleryImageView } from '#features/gallery/queries/gallery-pages';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findVisiblePage, listPicturesOfPerson } from '../queries/person-pages.ts';

/** @throws AppError `not_found` for an unknown name, a removed page, and that of a suspended person */
export async function findPerson(
  { db }: { db: Database },
  { name, limit, offset }: { name: string; limit: number; offset: number },
): Promise<{ name: string; items: GalleryImageView[]; total: number }> {
  const page = await findVisiblePage(db, name);
  if (!page) throw new AppError('not_found.person');
  return { name, ...(await listPicturesOfPerson(db, { userId: page.userId, limit, offset })) };
}
