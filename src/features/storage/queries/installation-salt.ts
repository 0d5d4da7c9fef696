import type { Database } from '#platform/db/client';

/** Secret of this installation, made with its database. */
export async function findInstallationSalt(db: Database): Promise<Buffer> {
  const { salt } = await db.selectFrom('reportSalt').select('salt').executeTakeFirstOrThrow();
  return salt;
}
