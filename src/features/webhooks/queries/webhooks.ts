import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Webhooks } from '#platform/db/schema.generated';

export type WebhookRow = Selectable<Webhooks>;

export async function insertWebhook(
  trx: DatabaseTransaction,
  webhook: { userId: string; apiKeyId: string | null; url: string; secret: Buffer },
): Promise<WebhookRow> {
  return await trx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function listWebhooksOfUser(db: Database, userId: string): Promise<WebhookRow[]> {
  return await db
    .selectFrom('webhooks')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Webhooks that receive events of this key; without a key, those that receive events of all keys. */
export async function listWebhooksOfKey(
  trx: DatabaseTransaction,
  { userId, apiKeyId }: { userId: string; apiKeyId: string | undefined },
): Promise<Pick<WebhookRow, 'id'>[]> {
  return await trx
    .selectFrom('webhooks')
    .select('id')
    .where('userId', '=', userId)
    .where((where) =>
      where.or([where('apiKeyId', 'is', null), ...(apiKeyId ? [where('apiKeyId', '=', apiKeyId)] : [])]),
    )
    .execute();
}

/** @returns whether the user had this webhook */
export async function deleteWebhookOfUser(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Sets a new secret. The previous one also signs until `previousUntil`. */
export async function updateWebhookSecret(
  db: Database,
  { userId, id, secret, previousUntil }: { userId: string; id: string; secret: Buffer; previousUntil: Date },
): Promise<WebhookRow | undefined> {
  return await db
    .updateTable('webhooks')
    .set({ secret, previousSecret: sql`secret`, previousUntil })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
