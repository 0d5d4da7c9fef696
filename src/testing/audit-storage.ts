import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** Owners whose counted bytes differ from the sum of their rows; empty if all are correct. */
export async function auditStorage(
  db: Database,
): Promise<{ owner: string; counted: number; stored: number }[]> {
  const tables = [
    'images',
    'image_files',
    'assets',
    'generations',
    'refused_prompts',
    'ad_analyses',
    'ad_pictures',
    'ad_picture_files',
    'ad_artifacts',
    'ad_artifact_files',
    'brand_kits',
  ];
  const rows = tables.map(
    (table) =>
      sql`SELECT coalesce(storage_owner(it), 'site') AS owner, storage_bytes(it) AS bytes FROM ${sql.table(table)} AS it`,
  );
  const found = await sql<{ owner: string; counted: number; stored: number }>`
    WITH stored AS (SELECT owner, sum(bytes) AS bytes FROM (${sql.join(rows, sql` UNION ALL `)}) AS rows GROUP BY 1),
      counted AS (
        SELECT owner, sum(bytes) AS bytes
          FROM (SELECT owner, bytes FROM storage_use UNION ALL SELECT owner, bytes FROM storage_changes) AS rows
          WHERE owner NOT IN ('all', 'visitors') GROUP BY 1
      )
    SELECT owner, coalesce(counted.bytes, 0)::bigint AS counted, coalesce(stored.bytes, 0)::bigint AS stored
      FROM stored FULL JOIN counted USING (owner)
      WHERE coalesce(counted.bytes, 0) <> coalesce(stored.bytes, 0)`.execute(db);
  return found.rows;
}
