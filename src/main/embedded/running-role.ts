import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withClient } from '#platform/db/with-client';
import { createRunningRole } from '../supervisor/create-running-role.ts';

const NAME = 'framewright_app';

/**
 * Makes the role that web and worker run as, or gives it another password: it is new at every start and written nowhere.
 * @param ownerUrl of the embedded PostgreSQL's superuser
 * @returns the role's address; it has no rights before the database is migrated
 */
export async function openRunningRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withClient({ connectionString: ownerUrl }, async (client) => {
    // A statement that fails is logged with its text.
    await client.query('SET log_min_error_statement = panic');
    if (!(await createRunningRole(client, { name: NAME, password })))
      await client.query(`ALTER ROLE ${NAME} PASSWORD ${pg.escapeLiteral(password)}`);
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
  });
  const url = new URL(ownerUrl);
  url.username = NAME;
  url.password = password;
  return url.href;
}
