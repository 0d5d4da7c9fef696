import pg from 'pg';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS';

/**
 * Creates the database role that the site runs as, without rights.
 * @returns false if a role of that name exists; it stays as it is
 */
export async function createRunningRole(
  client: pg.ClientBase,
  { name, password }: { name: string; password: string },
): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rows.length > 0) return false;
  await client.query(
    `CREATE ROLE ${pg.escapeIdentifier(name)} ${ATTRIBUTES} PASSWORD ${pg.escapeLiteral(password)}`,
  );
  return true;
}
