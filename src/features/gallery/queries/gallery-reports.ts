import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GalleryReports } from '#platform/db/schema.generated';

export type GalleryReportRow = Selectable<GalleryReports>;

/** Whether this person has already reported this picture. */
export async function isReportedBy(
  trx: DatabaseTransaction,
  { galleryImageId, reporter }: { galleryImageId: string; reporter: Buffer },
): Promise<boolean> {
  const row = await trx
    .selectFrom('galleryReports')
    .select('id')
    .where('galleryImageId', '=', galleryImageId)
    .where('reporter', '=', reporter)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGalleryReport(
  trx: DatabaseTransaction,
  report: Insertable<GalleryReports>,
): Promise<void> {
  await trx.insertInto('galleryReports').values(report).execute();
}

/** Counts a user's effective reports (those that count towards hiding a picture) since then. */
export async function countEffectiveReportsOfUser(
  trx: DatabaseTransaction,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const { count } = await countEffective(trx)
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the case has an effective report from the same network or mailbox. */
export async function hasEffectiveReportFrom(
  trx: DatabaseTransaction,
  { caseId, network, mailbox }: { caseId: string; network: Buffer; mailbox: Buffer },
): Promise<boolean> {
  const row = await trx
    .selectFrom('galleryReports')
    .select('id')
    .where('caseId', '=', caseId)
    .where('weighs', '=', true)
    .where((where) => where.or([where('network', '=', network), where('mailbox', '=', mailbox)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the reports that count towards hiding the picture of a case. */
export async function countEffectiveReports(trx: DatabaseTransaction, caseId: string): Promise<number> {
  const { count } = await countEffective(trx).where('caseId', '=', caseId).executeTakeFirstOrThrow();
  return Number(count);
}

function countEffective(trx: DatabaseTransaction) {
  return trx
    .selectFrom('galleryReports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('weighs', '=', true);
}

/** The newest reports of each case, at most `perCase`. */
export async function listReportsOfCases(
  db: Database,
  caseIds: readonly string[],
  perCase: number,
): Promise<GalleryReportRow[]> {
  if (caseIds.length === 0) return [];
  const { rows } = await sql<GalleryReportRow>`
    SELECT latest.* FROM unnest(${[...caseIds]}::uuid[]) AS wanted (id)
      CROSS JOIN LATERAL (
        SELECT * FROM gallery_reports WHERE case_id = wanted.id ORDER BY created_at DESC, id LIMIT ${perCase}
      ) AS latest`.execute(db);
  return rows;
}
