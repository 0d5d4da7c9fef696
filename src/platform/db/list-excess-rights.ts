import type pg from 'pg';

/**
 * A role's rights beyond those in running-rights.ts, each a phrase that follows "may"; empty if there are none.
 * @param client connected as that role
 */
export async function listExcessRights(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ right: string }>(EXCESS_RIGHTS);
  return rows.map(({ right }) => right);
}

const OURS = `FROM pg_class WHERE relnamespace IN ('public'::regnamespace, to_regnamespace('pgboss'))
  AND relkind IN ('r', 'p')`;

// A superuser has every right: the queries below name only the most important ones.
const EXCESS_RIGHTS = `
  SELECT "right" FROM pg_roles AS me, LATERAL (VALUES
    (1, 'do anything in this database server', me.rolsuper),
    (2, 'make roles or databases', me.rolcreaterole OR me.rolcreatedb OR me.rolreplication OR me.rolbypassrls),
    (3, 'become other roles', EXISTS (SELECT FROM pg_auth_members WHERE member = me.oid)),
    (4, 'change the schema', has_schema_privilege(me.oid, 'public', 'CREATE')
      OR has_database_privilege(me.oid, current_database(), 'CREATE')
      OR EXISTS (SELECT ${OURS} AND pg_has_role(me.oid, relowner, 'MEMBER'))),
    (5, 'truncate tables, or put triggers on them', EXISTS (
      SELECT ${OURS} AND has_table_privilege(me.oid, pg_class.oid, 'TRUNCATE, TRIGGER, REFERENCES'))),
    (6, 'write balances', has_column_privilege(me.oid, 'public.ledger_accounts', 'balance', 'INSERT, UPDATE')),
    (7, 'change what is append-only', has_table_privilege(me.oid, 'public.transfers', 'UPDATE, DELETE')
      OR has_table_privilege(me.oid, 'public.admin_audit', 'UPDATE, DELETE')),
    (8, 'make temporary tables', has_database_privilege(me.oid, current_database(), 'TEMPORARY'))
  ) AS rights (place, "right", is_given)
  WHERE me.rolname = current_user AND is_given AND (place = 1 OR NOT me.rolsuper) ORDER BY place`;
