import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { AdArtifactFiles, AdArtifacts } from '#platform/db/schema.generated';

export type AdArtifactRow = Selectable<AdArtifacts>;
export type AdArtifactFileRow = Selectable<AdArtifactFiles>;

export async function insertAdArtifact(
  trx: DatabaseTransaction,
  artifact: Omit<Insertable<AdArtifacts>, 'request'> & { request: unknown },
): Promise<AdArtifactRow> {
  return await trx
    .insertInto('adArtifacts')
    .values({ ...artifact, request: JSON.stringify(artifact.request) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds an ad that has not expired. */
export async function findAdArtifact(db: Database, id: string): Promise<AdArtifactRow | undefined> {
  return await db
    .selectFrom('adArtifacts')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Lists the ads that have not expired, in no order. */
export async function listAdArtifacts(db: Database, ids: readonly string[]): Promise<AdArtifactRow[]> {
  return await db
    .selectFrom('adArtifacts')
    .selectAll()
    .where('id', 'in', ids)
    .where('expiresAt', '>', new Date())
    .execute();
}

/** Lists the files of ads, SVGs first. */
export async function listAdArtifactFiles(
  db: Database,
  artifactIds: readonly string[],
): Promise<AdArtifactFileRow[]> {
  return await db
    .selectFrom('adArtifactFiles')
    .selectAll()
    .where('artifactId', 'in', artifactIds)
    .orderBy('type', 'desc')
    .execute();
}

/** Finds a file of an ad that has not expired, with the ad's request. */
export async function findAdArtifactFile(db: Database, objectKey: string) {
  return await db
    .selectFrom('adArtifactFiles as file')
    .innerJoin('adArtifacts as artifact', 'artifact.id', 'file.artifactId')
    .select(['file.type', 'file.objectKey', 'artifact.request'])
    .where('file.objectKey', '=', objectKey)
    .where('artifact.expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Lists the ids of ads that wait for a picture. */
export async function listAdArtifactsWaitingFor(
  trx: DatabaseTransaction,
  pictureId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('adArtifacts')
    .select('id')
    .where('pictureId', '=', pictureId)
    .where('status', '=', 'making')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finishes an ad with its files. @returns false, without a change, if another attempt finished it */
export async function updateAdArtifactReady(
  trx: DatabaseTransaction,
  {
    id,
    result,
    files,
  }: { id: string; result: unknown; files: readonly Omit<Insertable<AdArtifactFiles>, 'artifactId'>[] },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('adArtifacts')
    .set({ status: 'ready', result: JSON.stringify(result) })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('adArtifactFiles')
    .values(files.map((file) => ({ ...file, artifactId: id })))
    .execute();
  return true;
}
