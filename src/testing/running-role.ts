import { createRunningRole } from '#main/supervisor/create-running-role';
import { withClient } from '#platform/db/with-client';

/** The role that sites under test run as. */
export const RUNNING_ROLE = 'framewright_app';

/** Makes the role in a PostgreSQL of the tests' own. */
export async function openTestRunningRole(ownerUrl: string): Promise<void> {
  // With the owner's password, so that `asRunningRole` only changes the name.
  const role = { name: RUNNING_ROLE, password: new URL(ownerUrl).password };
  await withClient({ connectionString: ownerUrl }, (client) => createRunningRole(client, role));
}

/** The same database as the running role sees it. */
export function asRunningRole(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = RUNNING_ROLE;
  return url.href;
}
