import type { Database } from '#platform/db/client';

/** Categories with their picture counts, largest first. */
export async function countGalleryCategories(db: Database): Promise<{ category: string; count: number }[]> {
  return await db
    .selectFrom('galleryCounts')
    .select(['category', (select) => select.fn.sum<number>('count').as('count')])
    .where('category', '<>', '')
    .groupBy('category')
    .having((having) => having.fn.sum('count'), '>', 0)
    .orderBy('count', 'desc')
    .orderBy('category')
    .execute();
}
