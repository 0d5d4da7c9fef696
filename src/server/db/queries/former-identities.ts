import type { Database, DatabaseTransaction } from '../client.ts';

/** Secret of this installation, made with its database. */
export async function findIdentityKey(db: Database | DatabaseTransaction): Promise<Buffer> {
  const { key } = await db.selectFrom('identityKey').select('key').executeTakeFirstOrThrow();
  return key;
}

export async function insertFormerIdentity(trx: DatabaseTransaction, identityHash: Buffer): Promise<void> {
  await trx
    .insertInto('formerIdentities')
    .values({ identityHash })
    .onConflict((conflict) => conflict.column('identityHash').doNothing())
    .execute();
}

export async function isFormerIdentity(
  db: Database | DatabaseTransaction,
  identityHash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('formerIdentities')
    .select('identityHash')
    .where('identityHash', '=', identityHash)
    .executeTakeFirst();
  return row !== undefined;
}
