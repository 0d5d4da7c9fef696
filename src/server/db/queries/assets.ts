import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../client.ts';
import type { Assets } from '../schema.generated.ts';

export type AssetRow = Selectable<Assets>;

export async function insertAsset(trx: DatabaseTransaction, asset: Insertable<Assets>): Promise<AssetRow> {
  return await trx.insertInto('assets').values(asset).returningAll().executeTakeFirstOrThrow();
}

export async function findAsset(db: Database, id: string): Promise<AssetRow | undefined> {
  return await db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAssetByObjectKey(db: Database, objectKey: string): Promise<AssetRow | undefined> {
  return await db.selectFrom('assets').selectAll().where('objectKey', '=', objectKey).executeTakeFirst();
}

/** @returns the object that it named, which nothing names any more; undefined when there was no such asset */
export async function deleteAsset(trx: DatabaseTransaction, id: string): Promise<string | undefined> {
  const row = await trx.deleteFrom('assets').where('id', '=', id).returning('objectKey').executeTakeFirst();
  return row?.objectKey;
}
