import type { ImageRow } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findTrashOfUser, listTrashedImages, listTrashOfUser, type TrashRow } from '../../queries/trash.ts';

/** A generation with those of its pictures that are in the trash. */
export type TrashedGeneration = TrashRow & { images: ImageRow[] };

/** A page of what the user has in the trash, the last deleted first, and the number on all pages. */
export async function listTrash(
  { db }: { db: Database },
  page: { userId: string; limit: number; offset: number },
): Promise<{ items: TrashedGeneration[]; total: number }> {
  const { rows, total } = await listTrashOfUser(db, page);
  const images = Map.groupBy(
    await listTrashedImages(
      db,
      rows.map(({ id }) => id),
    ),
    (image) => image.generationId,
  );
  return { items: rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] })), total };
}

/** @throws AppError `not_found` if nothing of it is in the user's trash */
export async function findTrash(
  { db }: { db: Database },
  of: { userId: string; id: string },
): Promise<TrashedGeneration> {
  const row = await findTrashOfUser(db, of);
  if (!row) throw new AppError('not_found.trash');
  return { ...row, images: await listTrashedImages(db, [row.id]) };
}
