import { type Selectable, sql } from 'kysely';
import { IS_REMOVED } from '#features/images/queries/removed-images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { SharedPictures } from '#platform/db/schema.generated';

export type SharedPictureRow = Selectable<SharedPictures>;

/**
 * Updates the picture's live link, or inserts one. A picture has at most one live link, whatever runs at once.
 */
export async function upsertLiveShare(
  trx: DatabaseTransaction,
  { token, imageId, showsPrompt }: { token: string; imageId: string; showsPrompt: boolean | undefined },
): Promise<SharedPictureRow> {
  return await trx
    .insertInto('sharedPictures')
    .values({ token, imageId, showsPrompt: showsPrompt ?? false })
    .onConflict((conflict) =>
      conflict
        .columns(['imageId'])
        .where('revokedAt', 'is', null)
        .doUpdateSet(({ ref }) => ({ showsPrompt: showsPrompt ?? ref('sharedPictures.showsPrompt') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Restores the last revoked link, unless another link is live. @returns whether it did */
export async function restoreLastShare(trx: DatabaseTransaction, imageId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sharedPictures')
    .set({ revokedAt: null })
    .where('token', '=', (query) =>
      query
        .selectFrom('sharedPictures as last')
        .select('last.token')
        .where('last.imageId', '=', imageId)
        .orderBy(sql`last.revoked_at DESC NULLS FIRST`)
        .limit(1),
    )
    .where('revokedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findLiveShare(db: Database, imageId: string): Promise<SharedPictureRow | undefined> {
  return await db
    .selectFrom('sharedPictures')
    .selectAll()
    .where('imageId', '=', imageId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

/** Revokes the live link, which can be restored. Links revoked earlier are deleted, so a picture has at most two rows. */
export async function revokeLiveShare(trx: DatabaseTransaction, imageId: string): Promise<void> {
  await trx
    .deleteFrom('sharedPictures')
    .where('imageId', '=', imageId)
    .where('revokedAt', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sharedPictures as live')
          .select('live.token')
          .where('live.imageId', '=', imageId)
          .where('live.revokedAt', 'is', null),
      ),
    )
    .execute();
  await trx
    .updateTable('sharedPictures')
    .set({ revokedAt: sql<Date>`now()` })
    .where('imageId', '=', imageId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** A picture by its live link, with the data of its page. */
export async function findSharedImage(db: Database, token: string) {
  return await db
    .selectFrom('sharedPictures')
    .innerJoin('images', 'images.id', 'sharedPictures.imageId')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['images.objectKey', 'images.width', 'images.height', 'images.thumbHash', 'images.description'])
    .select(['sharedPictures.token', 'sharedPictures.showsPrompt', 'sharedPictures.createdAt as sharedAt'])
    .select('generations.prompt')
    .where('sharedPictures.token', '=', token)
    .where('sharedPictures.revokedAt', 'is', null)
    .where('images.trashedAt', 'is', null)
    .where(sql<boolean>`NOT ${IS_REMOVED}`)
    .executeTakeFirst();
}
export type SharedImage = NonNullable<Awaited<ReturnType<typeof findSharedImage>>>;
