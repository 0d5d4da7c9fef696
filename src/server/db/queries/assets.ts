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
