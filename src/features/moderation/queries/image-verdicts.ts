import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ImageVerdicts } from '#platform/db/schema.generated';

export type ImageVerdictRow = Selectable<ImageVerdicts>;

export async function insertImageVerdict(
  trx: DatabaseTransaction,
  verdict: Insertable<ImageVerdicts>,
): Promise<void> {
  await trx.insertInto('imageVerdicts').values(verdict).execute();
}

export async function listImageVerdicts(
  db: Database,
  imageIds: readonly string[],
): Promise<ImageVerdictRow[]> {
  if (imageIds.length === 0) return [];
  return await db
    .selectFrom('imageVerdicts')
    .selectAll()
    .where('imageId', 'in', [...imageIds])
    .execute();
}
