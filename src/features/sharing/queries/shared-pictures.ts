import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { SharedPictures } from '#platform/db/schema.generated';

export type SharedPictureRow = Selectable<SharedPictures>;

/**
 * The picture's live link: the one it has, with this choice about its prompt, or a new one. However many ask at once,
 * there is one.
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

/** Makes the link live again that was revoked last, unless another is. @returns whether it did */
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

/** The link that was revoked last can come back; earlier ones are forgotten, so that a picture has two rows at most. */
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

/** A picture by its live link, with what its page shows. */
export async function findSharedImage(db: Database, token: string) {
  return await db
    .selectFrom('sharedPictures')
    .innerJoin('images', 'images.id', 'sharedPictures.imageId')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['images.objectKey', 'images.width', 'images.height', 'images.thumbHash'])
    .select(['sharedPictures.token', 'sharedPictures.showsPrompt', 'sharedPictures.createdAt as sharedAt'])
    .select('generations.prompt')
    .where('sharedPictures.token', '=', token)
    .where('sharedPictures.revokedAt', 'is', null)
    .executeTakeFirst();
}
export type SharedImage = NonNullable<Awaited<ReturnType<typeof findSharedImage>>>;
