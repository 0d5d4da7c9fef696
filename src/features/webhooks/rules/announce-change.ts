import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { WebhookDelivery } from '../contract/webhooks.ts';
import { insertDelivery } from '../queries/webhook-deliveries.ts';
import { listWebhooksOfKey } from '../queries/webhooks.ts';

/** A person's star of a picture, or their public page. */
type PersonalChange = { userId: string; apiKeyId: string | undefined } & (
  | {
      eventType: Extract<WebhookDelivery['eventType'], `favorite.${string}`>;
      imageId: string;
    }
  | { eventType: 'page.updated'; imageId?: undefined }
);

/**
 * Enqueues the webhooks about a change, in the transaction that makes it. Webhooks of a single key hear only of changes that the
 * key made.
 */
export async function announceChange(
  trx: DatabaseTransaction,
  queue: Queue,
  { userId, apiKeyId, eventType, imageId }: PersonalChange,
): Promise<void> {
  const eventId = randomUUID();
  for (const { id: webhookId } of await listWebhooksOfKey(trx, { userId, apiKeyId })) {
    const { id: deliveryId } = await insertDelivery(trx, {
      webhookId,
      eventId,
      eventType,
      generationId: null,
      ...(imageId !== undefined && { imageId }),
    });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId }, { group: webhookId });
  }
}
