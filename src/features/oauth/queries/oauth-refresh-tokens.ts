import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

export async function insertRefreshToken(
  trx: DatabaseTransaction,
  token: { keyId: string; tokenHash: Buffer },
): Promise<void> {
  await trx.insertInto('oauthRefreshTokens').values(token).execute();
}

/** With its connection and the state of its key. */
export async function findRefreshToken(db: Database, tokenHash: Buffer) {
  return await db
    .selectFrom('oauthRefreshTokens')
    .innerJoin('oauthGrants', 'oauthGrants.keyId', 'oauthRefreshTokens.keyId')
    .innerJoin('apiKeys', 'apiKeys.id', 'oauthGrants.keyId')
    .selectAll('oauthRefreshTokens')
    .select(['oauthGrants.userId', 'oauthGrants.clientId', 'oauthGrants.scopes', 'apiKeys.revokedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes all refresh tokens of a connection but the newest. */
export async function deleteOldestRefreshTokens(
  trx: DatabaseTransaction,
  { keyId, keep }: { keyId: string; keep: number },
): Promise<void> {
  await sql`DELETE FROM oauth_refresh_tokens WHERE token_hash IN (
    SELECT token_hash FROM oauth_refresh_tokens WHERE key_id = ${keyId}
      ORDER BY created_at DESC, used_at IS NULL DESC OFFSET ${keep})`.execute(trx);
}

export async function updateRefreshTokenUsed(trx: DatabaseTransaction, tokenHash: Buffer): Promise<void> {
  await trx
    .updateTable('oauthRefreshTokens')
    .set({ usedAt: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function deleteRefreshTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('oauthRefreshTokens').where('createdAt', '<', before).execute();
}
