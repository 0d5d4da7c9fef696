import pg from 'pg';
import { createRunningRole } from '#main/supervisor/create-running-role';

/** The role that sites under test run as. */
export const RUNNING_ROLE = 'framewright_app';

/** Makes the role in a PostgreSQL of the tests' own. */
export async function openTestRunningRole(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // The owner's password: whoever has one address has the other.
    await createRunningRole(client, { name: RUNNING_ROLE, password: new URL(ownerUrl).password });
  } finally {
    await client.end();
  }
}

/** The same database as the running role sees it. */
export function asRunningRole(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = RUNNING_ROLE;
  return url.href;
}
