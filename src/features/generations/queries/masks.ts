import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Stores what was painted over for an edit; not again for a repeated request, nor once the edit has ended. */
export async function insertMask(
  trx: DatabaseTransaction,
  { generationId, file }: { generationId: string; file: Buffer },
): Promise<void> {
  await trx
    .insertInto('generationMasks')
    .columns(['generationId', 'file'])
    .expression((query) =>
      query
        .selectFrom('generations')
        .select(({ val }) => ['id', val(file).as('file')])
        .where('id', '=', generationId)
        .where('status', '=', 'generating'),
    )
    .onConflict((conflict) => conflict.column('generationId').doNothing())
    .execute();
}

export async function findMask(db: Database, generationId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('generationMasks')
    .select('file')
    .where('generationId', '=', generationId)
    .executeTakeFirst();
  return row?.file;
}
