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

/** A completed picture of one's own outside the trash. */
export interface PublishableImage {
  category: string | null;
  generationId: string;
  /** All words that it was made from, the oldest first. */
  words: string[];
}

/** Locks its generation, as deleting the picture does. */
export async function lockPublishableImage(
  trx: DatabaseTransaction,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<PublishableImage | undefined> {
  return await trx
    .selectFrom('images')
    .innerJoin('generations', 'generations.id', 'images.generationId')
    .select(['category', 'generations.id as generationId', 'images.words'])
    .where('images.id', '=', imageId)
    .where('images.trashedAt', 'is', null)
    .where('generations.userId', '=', userId)
    .where('generations.status', '=', 'completed')
    .forUpdate(['generations'])
    .executeTakeFirst();
}

/** A picture, or one that it was made from. */
export interface Ancestor {
  prompt: string | null;
  modelId: string | null;
  edit: unknown;
  grounding: unknown;
}

/**
 * A picture and those that it was made from, the newest first, as far back as they still exist. Another person's is the last: it was
 * public with its prompt there, and what came before it is theirs.
 */
export async function listAncestors(trx: DatabaseTransaction, imageId: string): Promise<Ancestor[]> {
  const { rows } = await sql<Ancestor>`
    WITH RECURSIVE line AS (
      SELECT user_id AS publisher, user_id, generations.prompt, model_id, edit, grounding, 0 AS age
        FROM images JOIN generations ON generations.id = images.generation_id WHERE images.id = ${imageId}
      UNION ALL
      SELECT publisher, made.user_id,
          CASE WHEN made.user_id = publisher THEN made.prompt ELSE coalesce(shown.prompt, made.prompt) END,
          made.model_id,
          -- The prompt of another person's edit in the gallery is that of the whole picture.
          CASE WHEN made.user_id = publisher OR shown.id IS NULL THEN made.edit END,
          made.grounding, line.age + 1
        FROM line JOIN images ON images.object_key = line.grounding->>'objectKey'
          LEFT JOIN generations AS made ON made.id = images.generation_id
          LEFT JOIN gallery_images AS shown ON shown.image_id = images.id
        WHERE line.age < ${MOST_ANCESTORS} AND line.user_id = publisher)
    SELECT prompt, model_id, edit, grounding FROM line ORDER BY age`.execute(trx);
  return rows;
}

const MOST_ANCESTORS = 200;

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

/** Whether a job that judges it is waiting or running. */
export async function isBeingJudged(trx: DatabaseTransaction, imageId: string): Promise<boolean> {
  const idle = await trx
    .selectFrom('publications')
    .select('imageId')
    .where('imageId', '=', imageId)
    .where(hasNoLiveJob(['publish-picture'], { field: 'imageId', id: 'publications.imageId' }))
    .executeTakeFirst();
  return idle === undefined;
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
