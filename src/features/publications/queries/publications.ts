import { type Insertable, type Selectable, sql } from 'kysely';
import type { ImageRow } from '#features/images/queries/images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Publications } from '#platform/db/schema.generated';
import { hasNoLiveJob } from '#platform/queue/live-jobs';
import type { Publication } from '../contract/publications.ts';

type PublicationRow = Selectable<Publications>;

/** Pictures of the user in the gallery, in review and being judged; not those in the trash. */
export async function listPublicationsOfUser(db: Database, userId: string): Promise<Publication[]> {
  return await selectPublications(db, sql`user_id = ${userId}`);
}

/** The publication of a picture; undefined if it is private. */
export async function findPublication(
  db: Database | DatabaseTransaction,
  imageId: string,
): Promise<Publication | undefined> {
  return (await selectPublications(db, sql`image_id = ${imageId}`))[0];
}

async function selectPublications(db: Database | DatabaseTransaction, where: ReturnType<typeof sql>) {
  const { rows } = await sql<Publication>`
    SELECT image_id, 'public' AS state, id AS gallery_id FROM gallery_images WHERE ${where}
    UNION ALL
    SELECT image_id, 'review', NULL FROM moderation_cases JOIN images ON images.id = image_id
      WHERE ${where} AND status = 'open' AND trashed_at IS NULL
        AND NOT EXISTS (SELECT FROM gallery_images AS shown WHERE shown.image_id = moderation_cases.image_id)
    UNION ALL
    SELECT image_id, 'checking', NULL FROM publications JOIN images ON images.id = image_id
      WHERE ${where} AND trashed_at IS NULL`.execute(db);
  return rows;
}

/** What publishing must know of an own picture. */
export interface PublishableImage {
  prompt: string;
  modelId: string;
  category: string | null;
  edit: unknown;
  grounding: unknown;
  generationId: string;
  /** Whether an admin has removed it from the gallery. */
  isRemoved: boolean;
}

/** Locks its generation, as deleting the picture does. */
export async function lockPublishableImage(
  trx: DatabaseTransaction,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<PublishableImage | undefined> {
  return await trx
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['prompt', 'modelId', 'category', 'edit', 'grounding', 'generations.id as generationId'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('moderationCases')
            .select('moderationCases.id')
            .whereRef('moderationCases.imageId', '=', 'images.id')
            .where('moderationCases.status', '=', 'removed'),
        )
        .$castTo<boolean>()
        .as('isRemoved'),
    )
    .where('images.id', '=', imageId)
    .where('images.trashedAt', 'is', null)
    .where('generations.userId', '=', userId)
    .where('generations.status', '=', 'completed')
    .forUpdate(['generations'])
    .executeTakeFirst();
}

/** Notes that its pictures may be public, so that deleting it takes the gallery's lock. */
export async function updateGenerationPublished(
  trx: DatabaseTransaction,
  generationId: string,
): Promise<void> {
  await trx.updateTable('generations').set({ publish: true }).where('id', '=', generationId).execute();
}

export async function insertPublication(
  trx: DatabaseTransaction,
  publication: Insertable<Publications>,
): Promise<void> {
  await trx
    .insertInto('publications')
    .values(publication)
    .onConflict((conflict) => conflict.column('imageId').doNothing())
    .execute();
}

/** The picture of a publication that waits to be judged. */
export async function findWaitingImage(db: Database, imageId: string): Promise<ImageRow | undefined> {
  return await db
    .selectFrom('publications')
    .innerJoin('images', 'images.id', 'publications.imageId')
    .selectAll('images')
    .where('imageId', '=', imageId)
    .executeTakeFirst();
}

/** @returns the publication, if it still waited */
export async function deletePublication(
  trx: DatabaseTransaction,
  imageId: string,
): Promise<PublicationRow | undefined> {
  return await trx
    .deleteFrom('publications')
    .where('imageId', '=', imageId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes publications older than `before` without a queued or running job. */
export async function deletePublicationsWithoutJob(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('publications')
    .where('createdAt', '<', before)
    .where(hasNoLiveJob(['publish-picture'], { field: 'imageId', id: 'publications.imageId' }))
    .execute();
}

/** A picture that is not in the trash. */
export async function findUntrashedImage(
  trx: DatabaseTransaction,
  imageId: string,
): Promise<ImageRow | undefined> {
  return await trx
    .selectFrom('images')
    .selectAll()
    .where('id', '=', imageId)
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
}
