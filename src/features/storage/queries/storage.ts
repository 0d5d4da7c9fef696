import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { AccountStorage } from '../contract/storage.ts';

export interface StorageUse {
  /** Of the given owner. */
  owner: number;
  /** Of all visitors. */
  visitors: number;
  /** Of everybody, the site included. */
  all: number;
}

/** Makes other `requireRoom` calls of this owner wait until the transaction ends (see 0022-storage.sql). */
export async function lockStorage(trx: DatabaseTransaction, owner: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`storage ${owner}`}, 0))`.execute(trx);
}

/** Committed bytes as of this statement. */
export async function findStorageUse(db: Database | DatabaseTransaction, owner: string): Promise<StorageUse> {
  const { rows } = await sql<StorageUse>`
    SELECT
      coalesce(sum(bytes) FILTER (WHERE owner = ${owner}), 0)::bigint AS owner,
      coalesce(sum(bytes) FILTER (WHERE owner = 'visitors' OR is_change AND owner LIKE 'address:%'), 0)::bigint
        AS visitors,
      coalesce(sum(bytes) FILTER (WHERE owner = 'all' OR is_change), 0)::bigint AS all
    FROM (
      SELECT owner, bytes, false AS is_change FROM storage_use WHERE owner IN (${owner}, 'visitors', 'all')
      UNION ALL SELECT owner, bytes, true FROM storage_changes
    ) AS counted`.execute(db);
  return rows[0]!;
}

/** The owner's pictures, ads and websites of the ad creator that are queued or running, with space reserved. */
export async function countUnfinishedAds(trx: DatabaseTransaction, owner: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (
      (SELECT count(*) FROM ad_pictures
        WHERE storage_owner = ${owner} AND reserved_bytes > 0 AND status = 'making')
      + (SELECT count(*) FROM ad_artifacts
        WHERE storage_owner = ${owner} AND reserved_bytes > 0 AND status = 'making')
      + (SELECT count(*) FROM ad_analyses
        WHERE storage_owner = ${owner} AND reserved_bytes > 0 AND status IN ('waiting', 'running'))
    )::int AS count`.execute(trx);
  return rows[0]!.count;
}

/** Merges the changes into few rows, for fast quotas. A single statement, so readers see all of it or nothing. */
export async function mergeStorageChanges({ db }: { db: Database }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('add up storage', 0))`.execute(trx);
    await sql`
      WITH gone AS (DELETE FROM storage_changes RETURNING owner, bytes),
        sums AS (
          SELECT owner, sum(bytes) AS bytes FROM gone GROUP BY owner
          UNION ALL SELECT 'all', sum(bytes) FROM gone HAVING count(*) > 0
          UNION ALL SELECT 'visitors', sum(bytes) FROM gone WHERE owner LIKE 'address:%' HAVING count(*) > 0
        )
      INSERT INTO storage_use (owner, bytes) SELECT owner, bytes FROM sums
      ON CONFLICT (owner) DO UPDATE SET bytes = storage_use.bytes + EXCLUDED.bytes`.execute(trx);
    // Networks that no longer store anything leave no trace.
    await trx.deleteFrom('storageUse').where('bytes', '=', 0).execute();
  });
}

type StorageParts = Pick<AccountStorage, 'pictureBytes' | 'uploadBytes'>;

export async function sumStorageParts(
  db: Database | DatabaseTransaction,
  userId: string,
): Promise<StorageParts> {
  const { rows } = await sql<StorageParts>`
    SELECT
      (
        (SELECT coalesce(sum(images.byte_size), 0) FROM images
          JOIN generations ON generations.id = images.generation_id WHERE generations.user_id = ${userId})
        + (SELECT coalesce(sum(file.byte_size), 0) FROM image_files AS file
          JOIN images ON images.id = file.image_id
          JOIN generations ON generations.id = images.generation_id
          WHERE generations.user_id = ${userId} AND file.status = 'ready'
            AND NOT (file.variant LIKE 'original.%' OR file.variant LIKE '4096-%'))
      )::bigint AS picture_bytes,
      (SELECT coalesce(sum(byte_size), 0) FROM assets WHERE user_id = ${userId})::bigint AS upload_bytes`.execute(
    db,
  );
  return rows[0]!;
}
