import { createHmac } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#server/db/client';
import { findIdentityKey } from '#server/db/queries/former-identities';

/** What is kept of an identity that had an account: it can be recognised, and not read. */
export async function hashIdentity(
  db: Database | DatabaseTransaction,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Buffer> {
  const key = await findIdentityKey(db);
  return createHmac('sha256', key)
    .update(JSON.stringify([issuer, subject]))
    .digest();
}
