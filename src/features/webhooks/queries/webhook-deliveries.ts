import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { WebhookDeliveries, Webhooks } from '#platform/db/schema.generated';

export type DeliveryRow = Selectable<WebhookDeliveries>;

export async function insertDelivery(
  trx: DatabaseTransaction,
  delivery: { webhookId: string; eventId: string; eventType: string; generationId: string | null },
): Promise<DeliveryRow> {
  return await trx.insertInto('webhookDeliveries').values(delivery).returningAll().executeTakeFirstOrThrow();
}

/** A delivery that waits, with what it is sent to. */
export async function findWaitingDelivery(
  db: Database,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: Selectable<Webhooks> } | undefined> {
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!delivery) return undefined;
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhookId)
    .executeTakeFirst();
  return webhook && { delivery, webhook };
}

/** Notes an attempt and what it met. */
export async function updateDeliveryAttempted(
  db: Database,
  id: string,
  met: { status: 'waiting' | 'delivered' | 'failed'; responseStatus: number | null; failure: string | null },
): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ ...met, attempts: sql`attempts + 1`, attemptedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The latest, newest first. */
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

/** Those that wait since before `since`, whose last attempt died with its worker. */
export async function updateDeliveriesGivenUp(db: Database, since: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where('createdAt', '<', since)
    .execute();
}

export async function deleteDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute();
}
