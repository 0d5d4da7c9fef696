import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { DB } from '#platform/db/schema.generated';

/** A table whose rows leave with the account. */
type Trace = {
  [T in keyof DB as 'userId' extends keyof DB[T] ? T : never]: {
    table: T;
    /** Columns that the export lists under this name in `account.json`: nothing that opens anything. */
    exported?: { as: string; columns: readonly (keyof DB[T])[]; orderBy: keyof DB[T] };
  };
};

/** Everything kept of a user beside pictures, money and security events. Deletion and export follow from it. */
const TRACES: readonly Trace[keyof Trace][] = [
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
  { table: 'usedIdempotencyKeys' },
  { table: 'checkouts' },
  { table: 'accountNotices' },
];

/** Rows of the user by the name that they have in the export, oldest first. */
export async function listTracesOfUser(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const { table, exported } of TRACES) {
    if (!exported) continue;
    const columns = sql.join(exported.columns.map((column) => sql.ref(column)));
    const { rows } = await sql`SELECT ${columns} FROM ${sql.table(table)}
      WHERE user_id = ${userId} ORDER BY ${sql.ref(exported.orderBy)}`.execute(db);
    lists[exported.as] = rows;
  }
  return lists;
}

/** Last table first, since webhooks refer to API keys. */
export async function deleteTracesOfUser(trx: DatabaseTransaction, userId: string): Promise<void> {
  for (const { table } of TRACES.toReversed())
    await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(trx);
}
