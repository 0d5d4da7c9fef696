import type { Database } from '#platform/db/client';

/** A secret of this installation, created with its database. */
export async function findInstallationSalt(db: Database): Promise<Buffer> {
  const { salt } = await db.selectFrom('reportSalt').select('salt').executeTakeFirstOrThrow();
  return salt;
}
