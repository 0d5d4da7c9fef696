import { type Insertable, type Selectable, sql } from 'kysely';
import { isMadeFrom } from '#features/images/queries/removed-images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ModerationCases } from '#platform/db/schema.generated';
import { insertImageVerdict, REPORTS } from './image-verdicts.ts';

export type ModerationCaseRow = Selectable<ModerationCases>;

export async function insertModerationCase(
  trx: DatabaseTransaction,
  opened: Insertable<ModerationCases>,
): Promise<ModerationCaseRow> {
  return await trx.insertInto('moderationCases').values(opened).returningAll().executeTakeFirstOrThrow();
}

/** Locks the case until the transaction ends. Lock the gallery first. */
export async function lockModerationCase(
  trx: DatabaseTransaction,
  id: string,
): Promise<ModerationCaseRow | undefined> {
  return await trx
    .selectFrom('moderationCases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOpenCaseOfImage(
  trx: DatabaseTransaction,
  imageId: string,
): Promise<ModerationCaseRow | undefined> {
  return await trx
    .selectFrom('moderationCases')
    .selectAll()
    .where('imageId', '=', imageId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Whether an admin has approved the picture before. */
export async function isImageApproved(trx: DatabaseTransaction, imageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('moderationCases')
    .select('id')
    .where('imageId', '=', imageId)
    .where('status', '=', 'approved')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one more report, and keeps the most serious reason. */
export async function updateCaseReported(
  trx: DatabaseTransaction,
  id: string,
  { reason, gravity }: { reason: string; gravity: number },
): Promise<ModerationCaseRow> {
  return await trx
    .updateTable('moderationCases')
    .set({
      reportCount: sql`report_count + 1`,
      reason: sql`CASE WHEN ${gravity} > gravity THEN ${reason} ELSE reason END`,
      gravity: sql`greatest(gravity, ${gravity})`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateCaseDecided(
  trx: DatabaseTransaction,
  id: string,
  { status, decidedBy }: { status: 'approved' | 'removed'; decidedBy: string },
): Promise<void> {
  await trx
    .updateTable('moderationCases')
    .set({ status, decidedBy, decidedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Decides the open cases of all that was made from a picture: removed, like it. @returns their ids in the gallery */
export async function updateCasesOfCopiesRemoved(
  trx: DatabaseTransaction,
  { imageId, decidedBy }: { imageId: string; decidedBy: string },
): Promise<string[]> {
  const decided = await trx
    .updateTable('moderationCases')
    .set({ status: 'removed', decidedBy, decidedAt: sql`clock_timestamp()` })
    .where('status', '=', 'open')
    .where('imageId', 'in', (query) =>
      query.selectFrom('images').select('images.id').where(isMadeFrom(imageId)),
    )
    .returning('galleryImageId')
    .execute();
  return decided.map(({ galleryImageId }) => galleryImageId);
}

/**
 * Deletes the open case of a picture that its owner has withdrawn. If it was reported, a verdict is left, so that it is
 * reviewed before it is public again. @returns whether there was one
 */
export async function deleteOpenCaseOfUser(
  trx: DatabaseTransaction,
  { galleryImageId, userId }: { galleryImageId: string; userId: string },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('moderationCases')
    .where('galleryImageId', '=', galleryImageId)
    .where('userId', '=', userId)
    .where('status', '=', 'open')
    .returning(['imageId', 'origin', 'reason'])
    .executeTakeFirst();
  if (gone?.imageId && gone.origin === 'report')
    await insertImageVerdict(trx, {
      imageId: gone.imageId,
      decision: 'review',
      reason: gone.reason,
      judge: REPORTS,
    });
  return gone !== undefined;
}

/** Filters the pictures that have an open case. */
export async function findDoubtedImages(
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('moderationCases')
    .select('imageId')
    .where('imageId', 'in', [...imageIds])
    .where('status', '=', 'open')
    .execute();
  return new Set(rows.flatMap(({ imageId }) => imageId ?? []));
}

/** Filters the generations that have a picture in review, which is not public now. */
export async function listGenerationsInReview(
  db: Database,
  generationIds: readonly string[],
): Promise<Set<string>> {
  if (generationIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('moderationCases')
    .innerJoin('images', 'images.id', 'moderationCases.imageId')
    .leftJoin('galleryImages', 'galleryImages.imageId', 'images.id')
    .select('images.generationId')
    .where('images.generationId', 'in', [...generationIds])
    .where('moderationCases.status', '=', 'open')
    .where('galleryImages.id', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ generationId }) => generationId ?? []));
}

export interface ModerationCaseView extends ModerationCaseRow {
  /** These four are null once the picture has been deleted. */
  objectKey: string | null;
  width: number | null;
  height: number | null;
  thumbHash: Buffer | null;
  isPublic: boolean;
  ownerEmail: string | null;
  ownerFirstName: string | null;
  ownerLastName: string | null;
  deciderEmail: string | null;
}

/** Open cases: most serious first, then newest. Decided cases: latest decision first. */
export async function listModerationCases(
  db: Database,
  { isOpen, limit, offset }: { isOpen: boolean; limit: number; offset: number },
): Promise<ModerationCaseView[]> {
  const query = selectViews(db).limit(limit).offset(offset);
  return await (isOpen
    ? query
        .where('moderationCases.status', '=', 'open')
        .orderBy('moderationCases.gravity', 'desc')
        .orderBy('moderationCases.openedAt', 'desc')
        .orderBy('moderationCases.id')
    : query
        .where('moderationCases.status', '<>', 'open')
        .orderBy('moderationCases.decidedAt', 'desc')
        .orderBy('moderationCases.id')
  ).execute();
}

export async function findModerationCase(db: Database, id: string): Promise<ModerationCaseView | undefined> {
  return await selectViews(db).where('moderationCases.id', '=', id).executeTakeFirst();
}

export async function countModerationCases(db: Database): Promise<{ open: number; done: number }> {
  const { rows } = await sql<{ open: number; done: number }>`
    SELECT count(*) FILTER (WHERE status = 'open') AS open, count(*) FILTER (WHERE status <> 'open') AS done
      FROM moderation_cases LEFT JOIN images ON images.id = image_id WHERE trashed_at IS NULL`.execute(db);
  return rows[0]!;
}

function selectViews(db: Database) {
  return (
    db
      .selectFrom('moderationCases')
      .leftJoin('images', 'images.id', 'moderationCases.imageId')
      // Nobody else may see deleted pictures.
      .where('images.trashedAt', 'is', null)
      .leftJoin('galleryImages', 'galleryImages.imageId', 'moderationCases.imageId')
      .leftJoin('users as owner', 'owner.id', 'moderationCases.userId')
      .leftJoin('users as decider', 'decider.id', 'moderationCases.decidedBy')
      .selectAll('moderationCases')
      .select(['images.objectKey', 'images.width', 'images.height', 'images.thumbHash'])
      .select([
        sql<boolean>`gallery_images.id IS NOT NULL`.as('isPublic'),
        'owner.email as ownerEmail',
        'owner.firstName as ownerFirstName',
        'owner.lastName as ownerLastName',
        'decider.email as deciderEmail',
      ])
  );
}
