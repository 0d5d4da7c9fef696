import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/**
 * Filters objects that no row names: no picture, asset, image file, ad row, or pending object. A single statement reads
 * one snapshot, so an object that moves from pending to named is never missed.
 */
export async function listUnnamedObjects(db: Database, objectKeys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ objectKey: string }>`
    SELECT object_key
      FROM unnest(${[...objectKeys]}::text[]) AS found (object_key)
      WHERE NOT EXISTS (SELECT FROM images WHERE images.object_key = found.object_key)
        AND NOT EXISTS (SELECT FROM assets WHERE assets.object_key = found.object_key)
        AND NOT EXISTS (SELECT FROM image_files WHERE image_files.object_key = found.object_key)
        AND NOT EXISTS (SELECT FROM ad_picture_files WHERE ad_picture_files.object_key = found.object_key)
        AND NOT EXISTS (SELECT FROM ad_artifact_files WHERE ad_artifact_files.object_key = found.object_key)
        AND NOT EXISTS (SELECT FROM pending_objects WHERE pending_objects.object_key = found.object_key)`.execute(
    db,
  );
  return rows.map((row) => row.objectKey);
}

/** When this database was created: older objects belong to another one. */
export async function findDatabaseBirth(db: Database): Promise<Date> {
  const { birth } = await db
    .selectFrom('schemaMigrations')
    .select((select) => select.fn.min('appliedAt').as('birth'))
    .executeTakeFirstOrThrow();
  return birth;
}
