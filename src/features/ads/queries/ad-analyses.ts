import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { AdAnalyses } from '#platform/db/schema.generated';

export type AdAnalysisRow = Selectable<AdAnalyses>;
type Kind = 'website' | 'image';

export async function insertAdAnalysis(
  trx: DatabaseTransaction,
  analysis: Insertable<AdAnalyses> & { kind: Kind },
): Promise<AdAnalysisRow> {
  return await trx.insertInto('adAnalyses').values(analysis).returningAll().executeTakeFirstOrThrow();
}

/** One that has not ended. */
export async function findAdAnalysis(
  db: Database,
  { id, kind }: { id: string; kind: Kind },
): Promise<AdAnalysisRow | undefined> {
  return await db
    .selectFrom('adAnalyses')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Only how it stands, which is read again and again. */
export async function findAdAnalysisStatus(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('adAnalyses').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

/** Until the transaction ends, nobody else asks for the same address. */
export async function lockWebsite(trx: DatabaseTransaction, url: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`website ${url}`}, 0))`.execute(trx);
}

/** The newest analysis of an address that was asked for after `since` and has not failed. */
export async function findWebsiteAnalysisSince(
  trx: DatabaseTransaction,
  { url, since }: { url: string; since: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('adAnalyses')
    .select('id')
    .where('url', '=', url)
    .where('status', '<>', 'failed')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** How many others wait that were asked for before. */
export async function countAdAnalysesBefore(
  db: Database,
  { kind, createdAt }: Pick<AdAnalysisRow, 'createdAt'> & { kind: Kind },
): Promise<number> {
  const { count } = await db
    .selectFrom('adAnalyses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .where('createdAt', '<', createdAt)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the row; none where it is settled or gone */
export async function updateAdAnalysisRunning(db: Database, id: string): Promise<AdAnalysisRow | undefined> {
  return await db
    .updateTable('adAnalyses')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
}

/** An analysis that is settled stays as it is. */
export async function updateAdAnalysisReady(
  db: Database,
  { id, result, expiresAt }: { id: string; result: unknown; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('adAnalyses')
    .set({ status: 'ready', result: JSON.stringify(result, storable), expiresAt })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

/** PostgreSQL's jsonb takes no NUL and no half of a surrogate pair, which pages have. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** The key of the picture that an analysis was asked for with. */
export async function findAnalyzedObject(db: Database, analysisId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('adPictures as picture')
    .innerJoin('adPictureFiles as file', 'file.pictureId', 'picture.id')
    .select('file.objectKey')
    .where('picture.analysisId', '=', analysisId)
    .where('picture.kind', '=', 'upload')
    .executeTakeFirst();
  return row?.objectKey;
}

/** Keeps an analysis, and the pictures that came with it, for longer. */
export async function extendAdAnalysis(
  db: Database,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<void> {
  await db.updateTable('adAnalyses').set({ expiresAt }).where('id', '=', id).execute();
  await db
    .updateTable('adPictures')
    .set({ expiresAt })
    .where('analysisId', '=', id)
    .where('expiresAt', '<', expiresAt)
    .execute();
}

/** Where the objects of screenshots are. */
export async function listScreenshotFiles(
  db: Database,
  pictureIds: readonly string[],
): Promise<{ pictureId: string; objectKey: string; contentType: string }[]> {
  return await db
    .selectFrom('adPictureFiles')
    .select(['pictureId', 'objectKey', 'contentType'])
    .where('pictureId', 'in', [...pictureIds])
    .where('cut', '=', 'whole')
    .execute();
}
