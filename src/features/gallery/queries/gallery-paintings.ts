import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GalleryPaintings } from '#platform/db/schema.generated';
import { hasNoLiveJob } from '#platform/queue/live-jobs';

export type GalleryPaintingRow = Selectable<GalleryPaintings>;

/** @returns their ids, in the given order */
export async function insertGalleryPaintings(
  trx: DatabaseTransaction,
  paintings: readonly Insertable<GalleryPaintings>[],
): Promise<string[]> {
  const rows = await trx
    .insertInto('galleryPaintings')
    .values([...paintings])
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function findGalleryPainting(db: Database, id: string): Promise<GalleryPaintingRow | undefined> {
  return await db.selectFrom('galleryPaintings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sets the painting's prompt, unless it has one. */
export async function updatePaintingPrompt(
  trx: DatabaseTransaction,
  id: string,
  written: { prompt: string; aspectRatio: string },
): Promise<void> {
  await trx
    .updateTable('galleryPaintings')
    .set(written)
    .where('id', '=', id)
    .where('prompt', 'is', null)
    .execute();
}

/** @returns whether it existed */
export async function deleteGalleryPainting(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('galleryPaintings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countGalleryPaintings(db: Database): Promise<{ category: string; count: number }[]> {
  return await db
    .selectFrom('galleryPaintings')
    .select((select) => ['category' as const, select.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
}

/** Prompts of the category's unfinished paintings. */
export async function listPaintingPrompts(db: Database, category: string): Promise<string[]> {
  const rows = await db
    .selectFrom('galleryPaintings')
    .select('prompt')
    .where('category', '=', category)
    .where('prompt', 'is not', null)
    .execute();
  return rows.flatMap(({ prompt }) => prompt ?? []);
}

/** Deletes paintings older than `before` without a queued or running job. @returns how many */
export async function deletePaintingsWithoutJob(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('galleryPaintings')
    .where('createdAt', '<', before)
    .where(hasNoLiveJob(['paint-gallery-image'], { field: 'paintingId', id: 'galleryPaintings.id' }))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
