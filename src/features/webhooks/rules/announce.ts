import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { WebhookDelivery } from '../contract/webhooks.ts';
import { insertDelivery } from '../queries/webhook-deliveries.ts';
import { listWebhooksOfKey } from '../queries/webhooks.ts';

/** The types of events about a kind of thing. */
export type EventType<Subject extends string> = Extract<WebhookDelivery['eventType'], `${Subject}.${string}`>;

/** A change, and what was changed. */
type Change =
  | { eventType: EventType<'generation'>; generationId: string }
  | { eventType: EventType<'collection'>; collectionId: string }
  | { eventType: EventType<'publication' | 'favorite'>; imageId: string }
  | { eventType: EventType<'page'> };

/**
 * Enqueues the webhooks about a change, in the transaction that makes it.
 * @param owner whose webhooks; those of a single key hear only of changes that the key made
 */
export async function announce(
  trx: DatabaseTransaction,
  queue: Queue,
  owner: { userId: string; apiKeyId: string | undefined },
  change: Change,
): Promise<void> {
  const eventId = randomUUID();
  for (const { id: webhookId } of await listWebhooksOfKey(trx, owner)) {
    const { id: deliveryId } = await insertDelivery(trx, { webhookId, eventId, ...change });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId }, { group: webhookId });
  }
}
