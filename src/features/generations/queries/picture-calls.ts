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

/** Says what became of calls; of a generation that has been settled they stay as they are. */
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
  /** Credits, by the dearest model that was asked for it. */
  cost: number;
  /** Whether it is not known yet if the provider charges for it. */
  mayBeFree: boolean;
}

/** The pictures that a provider charges for, or has begun to make; each once, however often it was asked for. */
export async function listBegunPictures(db: Database, generationId: string): Promise<BegunPicture[]> {
  const { rows } = await sql<BegunPicture>`
    SELECT position, max(cost) AS cost, bool_and(may_be_free AND outcome IS NULL) AS may_be_free
      FROM picture_calls
      WHERE generation_id = ${generationId} AND (outcome IS NULL OR outcome = 'made')
      GROUP BY position ORDER BY position`.execute(db);
  return rows;
}

/** Those of pictures that were delivered. */
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

/** @param options.isFree only those that cost nothing */
export async function deletePictureCalls(
  trx: DatabaseTransaction,
  generationId: string,
  { isFree = false }: { isFree?: boolean } = {},
): Promise<void> {
  const calls = trx.deleteFrom('pictureCalls').where('generationId', '=', generationId);
  await (isFree ? calls.where('outcome', 'in', ['failed', 'unbilled']) : calls).execute();
}
