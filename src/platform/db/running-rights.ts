import pg from 'pg';

/** Rights of the running role on a table, besides reading it. */
interface TableRights {
  /** Columns that it may fill in a new row. */
  insert: Columns;
  /** Columns that it may change. */
  update: Columns;
  delete: boolean;
}
type Columns = readonly string[] | { except: readonly string[] };

const ALL: Columns = { except: [] };
const NONE: Columns = [];
const FULL: TableRights = { insert: ALL, update: ALL, delete: true };
const READ_ONLY: TableRights = { insert: NONE, update: NONE, delete: false };
// The role can set neither the id nor the time of a row.
const APPEND_ONLY: TableRights = { ...READ_ONLY, insert: { except: ['id', 'created_at'] } };

/**
 * Every table that the running role may not fully write. All others it may read, insert, update and delete; it owns none,
 * and may truncate none.
 */
const LIMITED_TABLES: Readonly<Record<string, TableRights>> = {
  'public.schema_migrations': READ_ONLY,
  'public.transfer_kinds': READ_ONLY,
  'public.gallery_plurals': READ_ONLY,
  'public.report_salt': READ_ONLY,
  'public.identity_key': READ_ONLY,
  'public.transfers': APPEND_ONLY,
  'public.credit_settlements': APPEND_ONLY,
  'public.admin_audit': APPEND_ONLY,
  // A counted event is written after it began; a trigger allows one day.
  'public.security_events': { ...APPEND_ONLY, insert: { except: ['id'] } },
  'public.credit_grants': { insert: ALL, update: ['lapsed_at'], delete: false },
  'public.credit_holds': { insert: ALL, update: ['owed'], delete: false },
  // A row can be locked only by a role that may change a column of it; a trigger keeps `kind` as it is.
  'public.ledger_accounts': { insert: ['kind', 'user_id'], update: ['kind'], delete: false },
  // The migrating role runs the SQL that stands in `bam`, and puts `table_name` of a queue into SQL.
  'pgboss.bam': READ_ONLY,
  'pgboss.version': { insert: NONE, update: { except: ['version'] }, delete: false },
  'pgboss.queue': {
    insert: NONE,
    update: { except: ['name', 'policy', 'partition', 'table_name', 'dead_letter', 'created_on'] },
    delete: false,
  },
};

// Large objects would be storage without owner, quota or expiry.
const LARGE_OBJECT_FUNCTIONS = ['lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import', 'lo_export'];

/**
 * Gives the running role exactly the rights that it needs in this database, and revokes all others: those granted by
 * hand, and the defaults of PUBLIC. Run by the owner of the schema.
 */
export async function grantRunningRights(client: pg.ClientBase, role: string): Promise<void> {
  const { rows: functions } = await client.query<FunctionRow>(FUNCTIONS, [LARGE_OBJECT_FUNCTIONS]);
  const statements = [
    ...(await listDatabaseStatements(client, role)),
    ...(await listTableStatements(client, role)),
    ...functions.flatMap(({ signature, isCallable }) => [
      `REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC, ${quote(role)}`,
      ...(isCallable ? [`GRANT EXECUTE ON FUNCTION ${signature} TO ${quote(role)}`] : []),
    ]),
  ];
  // Statements sent together are one transaction, unless one is open.
  await client.query(statements.join(';\n'));
}

interface FunctionRow {
  signature: string;
  isCallable: boolean;
}

// A role that may execute a trigger function can attach it to a table of its own.
const FUNCTIONS = `
  SELECT pg_proc.oid::regprocedure::text AS signature, prorettype <> 'trigger'::regtype AS "isCallable"
    FROM pg_proc WHERE pronamespace IN ('public'::regnamespace, to_regnamespace('pgboss')) AND prokind = 'f'
      AND pg_has_role(proowner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL
  SELECT pg_proc.oid::regprocedure::text, false FROM pg_proc
    WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = ANY ($1) AND pg_has_role(proowner, 'USAGE')`;

async function listDatabaseStatements(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<{ database: string; schemas: string[] }>(
    `SELECT current_database() AS database, ARRAY(SELECT nspname::text FROM pg_namespace
       WHERE nspname IN ('public', 'pgboss')) AS schemas`,
  );
  const { database, schemas } = rows[0]!;
  return [
    `REVOKE CREATE, TEMPORARY ON DATABASE ${quote(database)} FROM PUBLIC`,
    `REVOKE ALL ON DATABASE ${quote(database)} FROM ${quote(role)}`,
    `GRANT CONNECT ON DATABASE ${quote(database)} TO ${quote(role)}`,
    ...schemas.flatMap((schema) => [
      `REVOKE CREATE ON SCHEMA ${quote(schema)} FROM PUBLIC`,
      `REVOKE ALL ON SCHEMA ${quote(schema)} FROM ${quote(role)}`,
      `GRANT USAGE ON SCHEMA ${quote(schema)} TO ${quote(role)}`,
    ]),
  ];
}

async function listTableStatements(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<{
    schema: string;
    name: string;
    isSequence: boolean;
    columns: string[];
  }>(
    `SELECT nspname AS schema, relname AS name, relkind = 'S' AS "isSequence",
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'S') AND pg_has_role(relowner, 'USAGE')
     ORDER BY 1, 2`,
  );
  return rows.flatMap(({ schema, name, isSequence, columns }) => {
    const table = `${quote(schema)}.${quote(name)}`;
    if (isSequence)
      // Backups read the sequences' current values.
      return [
        `REVOKE ALL ON SEQUENCE ${table} FROM PUBLIC, ${quote(role)}`,
        `GRANT SELECT ON SEQUENCE ${table} TO ${quote(role)}`,
      ];
    const rights = LIMITED_TABLES[`${schema}.${name}`] ?? FULL;
    const granted = [
      'SELECT',
      ...columnRight('INSERT', rights.insert, columns),
      ...columnRight('UPDATE', rights.update, columns),
      ...(rights.delete ? ['DELETE'] : []),
    ];
    return [
      `REVOKE ALL ON TABLE ${table} FROM PUBLIC, ${quote(role)}`,
      `GRANT ${granted.join(', ')} ON TABLE ${table} TO ${quote(role)}`,
    ];
  });
}

function columnRight(right: string, which: Columns, columns: readonly string[]): string[] {
  if (which === ALL) return [right];
  const named = 'except' in which ? columns.filter((column) => !which.except.includes(column)) : which;
  return named.length === 0 ? [] : [`${right} (${named.map(quote).join(', ')})`];
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
