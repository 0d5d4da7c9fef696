import { type Selectable, sql } from 'kysely';
import type { GalleryImageView } from '#features/gallery/queries/gallery-pages';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { PersonPageReports, PersonPages } from '#platform/db/schema.generated';

export type PersonPageRow = Selectable<PersonPages>;

// Arbitrary number of the advisory lock that every choice of a name takes.
const NAMES_LOCK = 7_310_411;

/** Lets only one transaction at a time choose a name, since two names may look alike. */
export async function lockPersonNames(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${NAMES_LOCK})`.execute(trx);
}

export async function findPageOfUser(
  db: Database | DatabaseTransaction,
  userId: string,
): Promise<PersonPageRow | undefined> {
  return await db.selectFrom('personPages').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** A page that everybody may see: neither removed nor hidden, nor of a suspended person. */
export async function findVisiblePage(
  db: Database | DatabaseTransaction,
  name: string,
): Promise<PersonPageRow | undefined> {
  return await db
    .selectFrom('personPages')
    .innerJoin('users', 'users.id', 'personPages.userId')
    .selectAll('personPages')
    .where('name', '=', name)
    .where('removedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether another person has a name that looks like this one. Lock the names first. */
export async function isSkeletonTaken(
  trx: DatabaseTransaction,
  { skeleton, userId }: { skeleton: string; userId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('personPages')
    .select('id')
    .where('skeleton', '=', skeleton)
    .where('userId', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertPage(
  trx: DatabaseTransaction,
  page: { userId: string; name: string; skeleton: string },
): Promise<void> {
  await trx
    .insertInto('personPages')
    .values(page)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...page, hiddenAt: null }))
    .execute();
}

/** Locks the page of a person, unless an admin has removed it. */
export async function lockPageOfUser(
  trx: DatabaseTransaction,
  userId: string,
): Promise<PersonPageRow | undefined> {
  return await trx
    .selectFrom('personPages')
    .selectAll()
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasPageReports(trx: DatabaseTransaction, pageId: string): Promise<boolean> {
  const report = await trx
    .selectFrom('personPageReports')
    .select('pageId')
    .where('pageId', '=', pageId)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

export async function updatePageHidden(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.updateTable('personPages').set({ hiddenAt: sql`now()` }).where('id', '=', id).execute();
}

export async function deletePage(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('personPages').where('id', '=', id).execute();
}

/** A page of the public pictures of a person, newest first, and the number of all. */
export async function listPicturesOfPerson(
  db: Database,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<{ items: GalleryImageView[]; total: number }> {
  const shown = db
    .selectFrom('galleryImages')
    .innerJoin('images', 'images.id', 'galleryImages.imageId')
    .where('galleryImages.userId', '=', userId);
  const [items, count] = await Promise.all([
    shown
      .select(['galleryImages.id', 'galleryImages.userId', 'prompt', 'category', 'hasPeople', 'generatedAt'])
      .select(['objectKey', 'width', 'height', 'thumbHash'])
      .orderBy('galleryImages.number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    shown.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: count.total };
}

/** A second report of the same reporter changes nothing. */
export async function insertPageReport(
  db: Database,
  report: Pick<PersonPageReportRow, 'pageId' | 'userId' | 'reporter' | 'reason' | 'note'>,
): Promise<void> {
  await db
    .insertInto('personPageReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type PersonPageReportRow = Selectable<PersonPageReports>;

const REPORTED_PAGES = 100;

/** Pages with reports, the most reported first. */
export async function listPagesWithReports(
  db: Database,
): Promise<(PersonPageRow & { reports: PersonPageReportRow[] })[]> {
  const pages = await db
    .selectFrom('personPages')
    .innerJoin('personPageReports', 'pageId', 'personPages.id')
    .selectAll('personPages')
    .where('removedAt', 'is', null)
    .groupBy('personPages.id')
    .orderBy((select) => select.fn.countAll(), 'desc')
    .orderBy('personPages.id')
    .limit(REPORTED_PAGES)
    .execute();
  if (pages.length === 0) return [];
  const reports = await db
    .selectFrom('personPageReports')
    .selectAll()
    .where(
      'pageId',
      'in',
      pages.map((page) => page.id),
    )
    .orderBy('createdAt', 'desc')
    .execute();
  const byPage = Map.groupBy(reports, ({ pageId }) => pageId);
  return pages.map((page) => ({ ...page, reports: byPage.get(page.id) ?? [] }));
}

/** @returns the page, if it had not been removed before */
export async function updatePageRemoved(
  trx: DatabaseTransaction,
  id: string,
): Promise<PersonPageRow | undefined> {
  return await trx
    .updateTable('personPages')
    .set({ removedAt: sql`now()` })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** A page that no admin has removed; locks it. */
export async function lockUnremovedPage(
  trx: DatabaseTransaction,
  id: string,
): Promise<PersonPageRow | undefined> {
  return await trx
    .selectFrom('personPages')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function deletePageReports(trx: DatabaseTransaction, pageId: string): Promise<void> {
  await trx.deleteFrom('personPageReports').where('pageId', '=', pageId).execute();
}
