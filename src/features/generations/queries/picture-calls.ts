import { type Insertable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { PictureCalls } from '#platform/db/schema.generated';

export async function insertPictureCalls(
  trx: DatabaseTransaction,
  calls: readonly Insertable<PictureCalls>[],
): Promise<number[]> {
  if (calls.length === 0) return [];
  const rows = await trx
    .insertInto('pictureCalls')
    .values([...calls])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the outcome of calls, unless their generation is settled. */
export async function updatePictureCallsEnded(
  db: Database,
  ids: readonly number[],
  outcome: 'made' | 'failed' | 'unbilled',
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('pictureCalls')
    .set({ outcome })
    .where('id', 'in', [...ids])
    .where('generationId', 'in', (query) =>
      query.selectFrom('generations').select('generations.id').where('status', '=', 'generating'),
    )
    .execute();
}

export interface BegunPicture {
  position: number;
  /** Credits, by the most expensive model that was asked for it. */
  cost: number;
  /** Whether the provider may still confirm that it is free. */
  mayBeFree: boolean;
}

/** The pictures that a provider has made or begun to make, each once. */
export async function listBegunPictures(db: Database, generationId: string): Promise<BegunPicture[]> {
  const { rows } = await sql<BegunPicture>`
    SELECT position, max(cost) AS cost, bool_and(may_be_free AND outcome IS NULL) AS may_be_free
      FROM picture_calls
      WHERE generation_id = ${generationId} AND (outcome IS NULL OR outcome = 'made')
      GROUP BY position ORDER BY position`.execute(db);
  return rows;
}

export async function deletePictureCallsAt(
  trx: DatabaseTransaction,
  generationId: string,
  positions: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('pictureCalls')
    .where('generationId', '=', generationId)
    .where('position', 'in', [...positions])
    .execute();
}

/** @param options.isFree only the calls that are not charged */
export async function deletePictureCalls(
  trx: DatabaseTransaction,
  generationId: string,
  { isFree = false }: { isFree?: boolean } = {},
): Promise<void> {
  const calls = trx.deleteFrom('pictureCalls').where('generationId', '=', generationId);
  await (isFree ? calls.where('outcome', 'in', ['failed', 'unbilled']) : calls).execute();
}
