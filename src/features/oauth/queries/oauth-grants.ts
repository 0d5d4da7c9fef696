import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { OauthGrants } from '#platform/db/schema.generated';

type GrantRow = Selectable<OauthGrants>;

export async function insertGrant(trx: DatabaseTransaction, grant: Insertable<OauthGrants>): Promise<void> {
  await trx.insertInto('oauthGrants').values(grant).execute();
}

/** With the names and last uses of their keys, newest first; not those whose keys an admin revoked. */
export async function listGrantsOfUser(db: Database, userId: string) {
  return await db
    .selectFrom('oauthGrants')
    .innerJoin('apiKeys', 'apiKeys.id', 'oauthGrants.keyId')
    .selectAll('oauthGrants')
    .select(['apiKeys.name', 'apiKeys.lastUsedAt'])
    .where('oauthGrants.userId', '=', userId)
    .where('apiKeys.revokedAt', 'is', null)
    .orderBy('oauthGrants.createdAt', 'desc')
    .orderBy('oauthGrants.keyId')
    .execute();
}

export async function findGrantOfClient(
  trx: DatabaseTransaction,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<GrantRow | undefined> {
  return await trx
    .selectFrom('oauthGrants')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

/** Also deletes its refresh tokens. @param userId undefined: anybody's */
export async function deleteGrant(
  trx: DatabaseTransaction,
  keyId: string,
  userId?: string,
): Promise<GrantRow | undefined> {
  return await trx
    .deleteFrom('oauthGrants')
    .where('keyId', '=', keyId)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
    .returningAll()
    .executeTakeFirst();
}

/** Connections with no refresh token that was made since. */
export async function listLapsedGrants(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('oauthGrants')
    .select('keyId')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('oauthRefreshTokens')
            .select('oauthRefreshTokens.tokenHash')
            .whereRef('oauthRefreshTokens.keyId', '=', 'oauthGrants.keyId')
            .where('oauthRefreshTokens.createdAt', '>=', since),
        ),
      ),
    )
    .limit(1_000)
    .execute();
  return rows.map(({ keyId }) => keyId);
}
