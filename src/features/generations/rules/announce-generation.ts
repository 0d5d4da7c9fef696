import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '#features/webhooks/contract/webhooks';
import { insertDelivery } from '#features/webhooks/queries/webhook-deliveries';
import { listWebhooksOfKey } from '#features/webhooks/queries/webhooks';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { GenerationRow } from '../queries/generations.ts';

/** Enqueues the webhooks about a generation, in the transaction that settles, changes, deletes or restores it. */
export async function announceGeneration(
  trx: DatabaseTransaction,
  queue: Queue,
  { id: generationId, userId, apiKeyId }: GenerationRow,
  eventType: Extract<WebhookDelivery['eventType'], `generation.${string}`>,
): Promise<void> {
  if (apiKeyId === null) return;
  const eventId = randomUUID();
  for (const { id: webhookId } of await listWebhooksOfKey(trx, { userId, apiKeyId })) {
    const { id: deliveryId } = await insertDelivery(trx, { webhookId, eventId, eventType, generationId });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId }, { group: webhookId });
  }
}
