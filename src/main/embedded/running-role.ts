import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withClient } from '#platform/db/with-client';
import { createRunningRole } from '../supervisor/create-running-role.ts';

const NAME = 'framewright_app';

/**
 * Creates the database role of web and worker, or changes its password. The password is new at every start and is not
 * stored.
 * @param ownerUrl of the embedded PostgreSQL's superuser
 * @returns the role's address; it has no rights before the database is migrated
 */
export async function openRunningRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withClient({ connectionString: ownerUrl }, async (client) => {
    // Otherwise a failed statement would be logged with the password.
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
