import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Secret keys of this installation, created with its database: the current key first, then former ones. */
export async function findIdentityKeys(db: Database | DatabaseTransaction): Promise<Buffer[]> {
  const { key, formerKeys } = await db
    .selectFrom('identityKey')
    .select(['key', 'formerKeys'])
    .executeTakeFirstOrThrow();
  return [key, ...formerKeys];
}

export async function insertFormerIdentities(
  trx: DatabaseTransaction,
  identityHashes: readonly Buffer[],
): Promise<void> {
  await trx
    .insertInto('formerIdentities')
    .values(identityHashes.map((identityHash) => ({ identityHash })))
    .onConflict((conflict) => conflict.column('identityHash').doNothing())
    .execute();
}

export async function hasFormerIdentity(
  db: Database | DatabaseTransaction,
  identityHashes: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .selectFrom('formerIdentities')
    .select('identityHash')
    .where('identityHash', 'in', [...identityHashes])
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFormerIdentities(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('formerIdentities').where('deletedAt', '<', before).execute();
}
