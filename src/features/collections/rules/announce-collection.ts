import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '#features/webhooks/contract/webhooks';
import { insertDelivery } from '#features/webhooks/queries/webhook-deliveries';
import { listWebhooksOfKey } from '#features/webhooks/queries/webhooks';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';

type CollectionEvent = Extract<WebhookDelivery['eventType'], `collection.${string}`>;

/**
 * Enqueues the webhooks about a collection, in the transaction that changes it. Webhooks of a single key hear only of changes that
 * the key made.
 */
export async function announceCollection(
  trx: DatabaseTransaction,
  queue: Queue,
  {
    userId,
    apiKeyId,
    collectionId,
    eventType,
  }: { userId: string; apiKeyId: string | undefined; collectionId: string; eventType: CollectionEvent },
): Promise<void> {
  const eventId = randomUUID();
  for (const { id: webhookId } of await listWebhooksOfKey(trx, { userId, apiKeyId })) {
    const delivery = { webhookId, eventId, eventType, generationId: null, collectionId };
    const { id: deliveryId } = await insertDelivery(trx, delivery);
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId }, { group: webhookId });
  }
}
