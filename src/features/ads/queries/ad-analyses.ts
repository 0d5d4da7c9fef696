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

/** Finds an analysis that has not expired. */
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

/** Reads only the status, for polling. */
export async function findAdAnalysisStatus(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('adAnalyses').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

/** Lets no other transaction request the same address until this one ends. */
export async function lockWebsite(trx: DatabaseTransaction, url: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`website ${url}`}, 0))`.execute(trx);
}

/** Finds the newest unfinished analysis of an address that was requested after `since`. */
export async function findUnfinishedWebsiteAnalysis(
  trx: DatabaseTransaction,
  { url, since }: { url: string; since: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('adAnalyses')
    .select('id')
    .where('url', '=', url)
    .where('status', 'in', ['waiting', 'running'])
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Counts waiting analyses that were requested earlier. */
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

/** @returns undefined if the analysis is finished or deleted */
export async function updateAdAnalysisRunning(db: Database, id: string): Promise<AdAnalysisRow | undefined> {
  return await db
    .updateTable('adAnalyses')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
}

/** Finished analyses stay unchanged. */
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

/** Pages contain NUL and lone surrogates, which PostgreSQL's jsonb rejects. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** Finds the object key of the uploaded picture. */
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

/** Extends the life of an analysis and its pictures. */
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

export async function listScreenshotFiles(db: Database, pictureIds: readonly string[]) {
  return await db
    .selectFrom('adPictureFiles')
    .select(['pictureId', 'objectKey', 'contentType'])
    .where('pictureId', 'in', [...pictureIds])
    .where('cut', '=', 'whole')
    .execute();
}
