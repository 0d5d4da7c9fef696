import type { ClientBase } from 'pg';
import { listMigrationNames } from '#platform/db/migrate';
import { StartError } from '../supervisor/start-error.ts';

export interface Table {
  name: string;
  /** Stored columns, without generated ones. */
  columns: string[];
}

// Sessions are left out so that a backup cannot be used to sign in, rate limits because they are short-lived, and
// migrations because restoring needs a database that has them.
const LEFT_OUT = ['schema_migrations', 'sessions', 'sign_in_attempts', 'rate_limits'];

/** The product's tables, each after those it references. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
         AND table_name <> ALL ($1) GROUP BY table_name ORDER BY table_name`,
    [LEFT_OUT],
  );
  const { rows: references } = await client.query<{ name: string; refersTo: string }>(
    `SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS "refersTo" FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some((it) => it.name === name && left.has(it.refersTo)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const table of free) {
      ordered.push(table);
      left.delete(table.name);
    }
  }
  return ordered;
}

/** The names of this release's migrations, sorted. */
export async function listMigrationsOfRelease(): Promise<string[]> {
  return (await listMigrationNames()).toSorted();
}

/** @throws StartError if the database is empty or from another release */
export async function requireThisRelease(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NULL AS "isEmpty"`,
  );
  if (rows[0]?.isEmpty) throw new StartError('The database is empty: no site has used it yet');
  const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
  const here = applied.rows.map(({ name }) => name).toSorted();
  if (here.join() !== (await listMigrationsOfRelease()).join())
    throw new StartError('The database is from another release: use that release, or start this one first');
}

/** The last value of each sequence that has been used. */
export async function listSequences(client: ClientBase): Promise<{ name: string; lastValue: number }[]> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `SELECT sequencename AS name, last_value::text AS "lastValue" FROM pg_sequences
       WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ name, lastValue }) => ({ name, lastValue: Number(lastValue) }));
}

/** Objects that rows refer to: pictures, assets and files made from them. */
export async function listNamedObjects(client: ClientBase): Promise<{ key: string; contentType: string }[]> {
  const { rows } = await client.query<{ key: string; contentType: string }>(
    `SELECT object_key AS key, content_type AS "contentType" FROM images
       UNION SELECT object_key, content_type FROM assets
       UNION SELECT object_key, content_type FROM image_files WHERE object_key IS NOT NULL
       UNION SELECT object_key, content_type FROM ad_picture_files
       UNION SELECT object_key, 'application/octet-stream' FROM ad_artifact_files
       ORDER BY 1`,
  );
  return rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnList({ columns }: Table): string {
  return columns.map(quoted).join(', ');
}
