import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { WebhookDeliveries, Webhooks } from '#platform/db/schema.generated';

export type DeliveryRow = Selectable<WebhookDeliveries>;

export async function insertDelivery(
  trx: DatabaseTransaction,
  delivery: {
    webhookId: string;
    eventId: string;
    eventType: string;
    generationId?: string;
    collectionId?: string;
    imageId?: string;
  },
): Promise<DeliveryRow> {
  return await trx.insertInto('webhookDeliveries').values(delivery).returningAll().executeTakeFirstOrThrow();
}

/**
 * Removes a delivery about an image that no attempt has begun.
 * @returns whether there was one
 */
export async function deleteUnsentDelivery(
  trx: DatabaseTransaction,
  delivery: { webhookId: string; eventType: string; imageId: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhookDeliveries')
    .where('webhookId', '=', delivery.webhookId)
    .where('eventType', '=', delivery.eventType)
    .where('imageId', '=', delivery.imageId)
    .where('status', '=', 'waiting')
    .where('attemptedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Marks a waiting delivery as begun, so that `deleteUnsentDelivery` leaves it alone.
 * @returns it with its webhook; undefined if it is not waiting
 */
export async function beginAttempt(
  db: Database,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: Selectable<Webhooks> } | undefined> {
  const delivery = await db
    .updateTable('webhookDeliveries')
    .set({ attemptedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!delivery) return undefined;
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhookId)
    .executeTakeFirst();
  return webhook && { delivery, webhook };
}

/** Records an attempt and its result. */
export async function updateDeliveryAttempted(
  db: Database,
  id: string,
  result: {
    status: 'waiting' | 'delivered' | 'failed';
    responseStatus: number | null;
    failure: string | null;
  },
): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ ...result, attempts: sql`attempts + 1`, attemptedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export async function listDeliveriesOfWebhook(
  db: Database,
  { userId, webhookId, limit }: { userId: string; webhookId: string; limit: number },
): Promise<DeliveryRow[]> {
  return await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .selectAll('webhookDeliveries')
    .where('webhooks.userId', '=', userId)
    .where('webhookId', '=', webhookId)
    .orderBy('webhookDeliveries.createdAt', 'desc')
    .orderBy('webhookDeliveries.id')
    .limit(limit)
    .execute();
}

/** Marks old waiting deliveries as failed: the worker of their last attempt has died. */
export async function updateDeliveriesFailed(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where('createdAt', '<', before)
    .execute();
}

export async function deleteDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute();
}
