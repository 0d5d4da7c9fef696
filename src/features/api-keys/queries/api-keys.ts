import { type Selectable, sql } from 'kysely';
import type { UserRow } from '#features/accounts/queries/users';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ApiKeys } from '#platform/db/schema.generated';

export type ApiKeyRow = Omit<Selectable<ApiKeys>, 'keyHash'>;

const SHOWN = [
  'id',
  'userId',
  'name',
  'hint',
  'scopes',
  'createdAt',
  'lastUsedAt',
  'expiresAt',
  'revokedAt',
  'audience',
] as const;

export async function insertApiKey(
  trx: DatabaseTransaction,
  key: {
    userId: string;
    name: string;
    keyHash: Buffer;
    hint: string;
    scopes: readonly string[];
    expiresAt: Date | null;
    audience?: string;
  },
): Promise<ApiKeyRow> {
  return await trx
    .insertInto('apiKeys')
    .values({ ...key, scopes: [...key.scopes] })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/**
 * Keys that were not revoked, newest first; some may have expired.
 * @param withPrograms also those of connected programs, which the person did not make
 */
export async function listApiKeysOfUser(
  db: Database,
  userId: string,
  { withPrograms = false } = {},
): Promise<ApiKeyRow[]> {
  return await db
    .selectFrom('apiKeys')
    .select(SHOWN)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(!withPrograms, (query) => query.where('audience', 'is', null))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The key of this hash with its owner, unless it was revoked. */
export async function findApiKey(
  db: Database,
  keyHash: Buffer,
): Promise<{ key: ApiKeyRow; user: UserRow } | undefined> {
  const key = await db
    .selectFrom('apiKeys')
    .select(SHOWN)
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!key) return undefined;
  const user = await db.selectFrom('users').selectAll().where('id', '=', key.userId).executeTakeFirst();
  return user && { key, user };
}

export async function updateApiKeyUsed(db: Database, id: string): Promise<void> {
  await db.updateTable('apiKeys').set({ lastUsedAt: sql`now()` }).where('id', '=', id).execute();
}

/** Replaces the text of a key, and with it how long it is valid and what it may do. */
export async function updateApiKeyText(
  trx: DatabaseTransaction,
  id: string,
  {
    scopes,
    ...text
  }: Pick<Selectable<ApiKeys>, 'keyHash' | 'hint' | 'expiresAt'> & { scopes: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('apiKeys')
    .set({ ...text, scopes: [...scopes] })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the user had such a key that was not revoked */
export async function updateApiKeyRevoked(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('apiKeys')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await deleteOldRevokedKeys(db, userId);
  return numUpdatedRows > 0n;
}

// Revoked keys of a user that stay, so that an old key can be recognized by its name.
const REVOKED_KEYS_KEPT = 50;

/** Limits the rows of a user who creates and revokes many keys. */
async function deleteOldRevokedKeys(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('apiKeys')
    .where('id', 'in', (query) =>
      query
        .selectFrom('apiKeys as revoked')
        .select('revoked.id')
        .where('revoked.userId', '=', userId)
        .where('revoked.revokedAt', 'is not', null)
        .orderBy('revoked.revokedAt', 'desc')
        .offset(REVOKED_KEYS_KEPT),
    )
    .execute();
}

/** Revokes all keys of the user. @returns them */
export async function updateApiKeysOfUserRevoked(
  trx: DatabaseTransaction,
  userId: string,
): Promise<ApiKeyRow[]> {
  return await trx
    .updateTable('apiKeys')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning(SHOWN)
    .execute();
}
