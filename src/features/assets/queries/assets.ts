import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Assets } from '#platform/db/schema.generated';

export type AssetRow = Selectable<Assets>;

export async function insertAsset(trx: DatabaseTransaction, asset: Insertable<Assets>): Promise<AssetRow> {
  return await trx.insertInto('assets').values(asset).returningAll().executeTakeFirstOrThrow();
}

export async function findAsset(db: Database, id: string): Promise<AssetRow | undefined> {
  return await db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
}

/** Prevents an upload's deletion until the transaction ends. @returns whether it exists */
export async function lockAssetInUse(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('assets')
    .select('id')
    .where('id', '=', id)
    .where('trashedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a user's upload until the transaction ends; new generations with it wait. */
export async function lockAssetOfUser(
  trx: DatabaseTransaction,
  { userId, id }: { userId: string; id: string },
): Promise<AssetRow | undefined> {
  return await trx
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('trashedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The number of the user's generations outside the trash that use an upload, and how many of these are being made. */
export async function countAssetUses(
  trx: Database | DatabaseTransaction,
  id: string,
): Promise<{ uses: number; making: number }> {
  return await trx
    .selectFrom('generations')
    .select(({ fn }) => [
      fn.countAll<number>().as('uses'),
      fn.countAll<number>().filterWhere('status', '=', 'generating').as('making'),
    ])
    .where(usesAsset(sql`${id}`))
    .where('trashedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Whether a row of `generations` uses this upload: as what it is built around, as a further subject, or for its style. */
export function usesAsset(id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(generations.product_id = ${id} OR generations.further_references @> jsonb_build_array(jsonb_build_object('id', ${id}::text)))`;
}

export type ListedAsset = AssetRow & { uses: number };

/** A user's uploads, newest first, each with its number of generations. */
export async function listAssetsOfUser(
  db: Database,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<{ assets: ListedAsset[]; total: number }> {
  const [assets, { total }] = await Promise.all([
    db
      .selectFrom('assets')
      .selectAll()
      .select(
        sql<number>`(SELECT count(*) FROM generations
        WHERE ${usesAsset(sql`assets.id::text`)} AND trashed_at IS NULL)`.as('uses'),
      )
      .where('userId', '=', userId)
      .where('trashedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('assets')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('userId', '=', userId)
      .where('trashedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { assets, total };
}

/** Deletes uploads unused since `before`. @returns the keys of their objects */
export async function deleteUnusedAssets(
  trx: DatabaseTransaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  // Locked before generations are checked: a generation that is being inserted holds a lock on its asset.
  const candidates = await trx
    .selectFrom('assets')
    .select('id')
    .where('unusedSince', '<', before)
    .where(unused)
    .orderBy('unusedSince')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (candidates.length === 0) return [];
  const rows = await trx
    .deleteFrom('assets')
    .where(
      'id',
      'in',
      candidates.map(({ id }) => id),
    )
    .where(unused)
    .returning('objectKey')
    .execute();
  return rows.map(({ objectKey }) => objectKey);
}

const unused = sql<boolean>`NOT EXISTS (SELECT FROM generations WHERE ${usesAsset(sql`assets.id::text`)})`;

/** Puts an upload into the trash, or takes it out again. */
export async function updateAssetTrashed(
  trx: DatabaseTransaction,
  id: string,
  trashedAt: Date | null,
): Promise<void> {
  await trx.updateTable('assets').set({ trashedAt }).where('id', '=', id).execute();
}

/** @returns the key of its object, which no row names any more; undefined if there was no such asset */
export async function deleteAsset(trx: DatabaseTransaction, id: string): Promise<string | undefined> {
  const row = await trx.deleteFrom('assets').where('id', '=', id).returning('objectKey').executeTakeFirst();
  return row?.objectKey;
}
