import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '#features/webhooks/contract/webhooks';
import { insertDelivery } from '#features/webhooks/queries/webhook-deliveries';
import { listWebhooksOfKey } from '#features/webhooks/queries/webhooks';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { findMaker } from '../queries/gallery-images.ts';

type PublicationEvent = Extract<WebhookDelivery['eventType'], `publication.${string}`>;

/**
 * Enqueues the webhooks about a picture that became public or is public no more, in the transaction that changes it. Webhooks of a
 * single key hear only of pictures that the key made.
 */
export async function announcePublication(
  trx: DatabaseTransaction,
  queue: Queue,
  { imageId, eventType }: { imageId: string; eventType: PublicationEvent },
): Promise<void> {
  const maker = await findMaker(trx, imageId);
  if (!maker) return;
  const eventId = randomUUID();
  const of = { userId: maker.userId, apiKeyId: maker.apiKeyId ?? undefined };
  for (const { id: webhookId } of await listWebhooksOfKey(trx, of)) {
    const { id: deliveryId } = await insertDelivery(trx, {
      webhookId,
      eventId,
      eventType,
      generationId: null,
      imageId,
    });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId }, { group: webhookId });
  }
}
