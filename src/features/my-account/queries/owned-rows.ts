import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { DB } from '#platform/db/schema.generated';

/** A table whose rows of the user are deleted with the account. */
type OwnedTable = {
  [T in keyof DB as 'userId' extends keyof DB[T] ? T : never]: {
    table: T;
    /** Columns that the export lists under this name in `account.json`; no secrets. */
    exported?: { as: string; columns: readonly (keyof DB[T])[]; orderBy: keyof DB[T] };
  };
};

/** The user's data besides pictures, money and security events. Deletion and export derive from it. */
const OWNED_TABLES: readonly OwnedTable[keyof OwnedTable][] = [
  {
    table: 'sessions',
    exported: {
      as: 'sessions',
      columns: ['createdAt', 'lastSeenAt', 'expiresAt', 'signedInAt', 'userAgent'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'apiKeys',
    exported: {
      as: 'apiKeys',
      columns: ['id', 'name', 'hint', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt', 'revokedAt'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'oauthGrants',
    exported: {
      as: 'connections',
      columns: ['keyId', 'clientId', 'scopes', 'createdAt'],
      orderBy: 'createdAt',
    },
  },
  { table: 'oauthCodes' },
  {
    table: 'webhooks',
    exported: { as: 'webhooks', columns: ['id', 'apiKeyId', 'url', 'createdAt'], orderBy: 'createdAt' },
  },
  {
    table: 'galleryReports',
    exported: {
      as: 'reports',
      columns: ['galleryImageId', 'reason', 'note', 'createdAt'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'refusedPrompts',
    exported: {
      as: 'refusedPrompts',
      columns: ['id', 'userId', 'prompt', 'publish', 'decision', 'reason', 'refusedAt'],
      orderBy: 'refusedAt',
    },
  },
  {
    table: 'favorites',
    exported: { as: 'favorites', columns: ['imageId', 'createdAt'], orderBy: 'createdAt' },
  },
  {
    table: 'personPages',
    exported: {
      as: 'publicPage',
      columns: ['name', 'createdAt', 'hiddenAt', 'removedAt'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'personPageReports',
    exported: {
      as: 'pageReports',
      columns: ['pageId', 'reason', 'note', 'createdAt'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'publications',
    exported: { as: 'waitingToBePublished', columns: ['imageId', 'createdAt'], orderBy: 'createdAt' },
  },
  {
    table: 'collections',
    exported: {
      as: 'collections',
      columns: ['id', 'parentId', 'name', 'coverId', 'shareToken', 'createdAt'],
      orderBy: 'createdAt',
    },
  },
  {
    table: 'brandKits',
    exported: {
      as: 'brandKits',
      columns: ['id', 'content', 'createdAt', 'updatedAt'],
      orderBy: 'createdAt',
    },
  },
  { table: 'usedIdempotencyKeys' },
  { table: 'checkouts' },
  { table: 'accountNotices' },
];

/** The user's rows by their name in the export, oldest first. */
export async function listOwnedRows(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const { table, exported } of OWNED_TABLES) {
    if (!exported) continue;
    const columns = sql.join(exported.columns.map((column) => sql.ref(column)));
    const { rows } = await sql`SELECT ${columns} FROM ${sql.table(table)}
      WHERE user_id = ${userId} ORDER BY ${sql.ref(exported.orderBy)}`.execute(db);
    lists[exported.as] = rows;
  }
  return lists;
}

/** Last table first, because webhooks refer to API keys. */
export async function deleteOwnedRows(trx: DatabaseTransaction, userId: string): Promise<void> {
  for (const { table } of OWNED_TABLES.toReversed())
    await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(trx);
}
