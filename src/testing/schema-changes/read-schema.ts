import type { ClientBase } from 'pg';

/** The parts of a schema that queries rely on, by name. */
export interface Schema {
  /** Tables and views; `file` changes when all rows are rewritten. */
  tables: Map<string, { file: number }>;
  columns: Map<string, Column>;
  constraints: Map<string, Constraint>;
  indexes: Map<string, Index>;
  /** Definitions, by table and name. */
  triggers: Map<string, { table: string; definition: string }>;
  /** By name and arguments. */
  functions: Map<string, { returns: string }>;
}

interface Column {
  table: string;
  type: string;
  isRequired: boolean;
  /** Whether a row can be inserted without it, where it is required. */
  isFilled: boolean;
  /** Whether it is computed, so that nobody may write it. */
  isGenerated: boolean;
}

interface Constraint {
  table: string;
  /** As in `pg_constraint.contype`: c, f, p, u, x. */
  kind: string;
  /** Names of columns, with their tables. */
  columns: string[];
  definition: string;
  isValidated: boolean;
}

interface Index {
  table: string;
  columns: string[];
  definition: string;
  isUnique: boolean;
}

const OURS = `relnamespace = 'public'::regnamespace`;

/** The schema as it stands; within a transaction, as that has made it. */
export async function readSchema(client: ClientBase): Promise<Schema> {
  const read = async <T extends object>(sql: string) => {
    const { rows } = await client.query(sql);
    return new Map(rows.map(({ name, ...row }): [string, T] => [name, row as T]));
  };
  return {
    tables: await read(
      `SELECT relname AS name, relfilenode::int AS file FROM pg_class WHERE ${OURS} AND relkind IN ('r', 'p', 'v', 'm')`,
    ),
    columns: await read(
      `SELECT relname || '.' || attname AS name, relname AS table, format_type(atttypid, atttypmod) AS type,
         attnotnull AS "isRequired", atthasdef OR attidentity <> '' AS "isFilled",
         attgenerated <> '' OR attidentity = 'a' AS "isGenerated"
       FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE ${OURS} AND relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped`,
    ),
    constraints: await read(
      `SELECT relname || '.' || conname AS name, relname AS table, contype AS kind,
         replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID', '') AS definition, convalidated AS "isValidated",
         ARRAY(SELECT relname || '.' || attname FROM pg_attribute
               WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns
       FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE ${OURS} AND contype IN ('c', 'f', 'p', 'u', 'x')`,
    ),
    indexes: await read(
      `SELECT i.relname AS name, t.relname AS table, pg_get_indexdef(i.oid) AS definition, indisunique AS "isUnique",
         ARRAY(SELECT t.relname || '.' || attname FROM pg_attribute
               WHERE attrelid = t.oid AND attnum = ANY (indkey::int2[])) AS columns
       FROM pg_index JOIN pg_class i ON i.oid = indexrelid JOIN pg_class t ON t.oid = indrelid WHERE i.${OURS}`,
    ),
    triggers: await read(
      `SELECT relname || '.' || tgname AS name, relname AS table, pg_get_triggerdef(pg_trigger.oid) AS definition
       FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE ${OURS} AND NOT tgisinternal`,
    ),
    functions: await read(
      `SELECT proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' AS name,
         pg_get_function_result(pg_proc.oid) AS returns
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
    ),
  };
}
