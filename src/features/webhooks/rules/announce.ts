import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { WebhookDelivery } from '../contract/webhooks.ts';
import { deleteUnsentDelivery, insertDelivery } from '../queries/webhook-deliveries.ts';
import { listWebhooksOfKey } from '../queries/webhooks.ts';

/** The types of events about a kind of thing. */
export type EventType<Subject extends string> = Extract<WebhookDelivery['eventType'], `${Subject}.${string}`>;

/** A change, and what was changed. */
type Change =
  | { eventType: EventType<'generation'>; generationId: string }
  | { eventType: EventType<'collection'>; collectionId: string }
  | { eventType: EventType<'publication' | 'favorite'>; imageId: string }
  | { eventType: EventType<'page'> };

/** Stars are pressed twice by mistake: a change waits this long for the one that undoes it. */
const STAR_DELAY_S = 3;

/**
 * Enqueues the webhooks about a change, in the transaction that makes it. A star that is set and taken back within
 * `STAR_DELAY_S`, or the reverse, sends nothing.
 * @param owner whose webhooks; those of a single key hear only of changes that the key made
 */
export async function announce(
  trx: DatabaseTransaction,
  queue: Queue,
  owner: { userId: string; apiKeyId: string | undefined },
  change: Change,
): Promise<void> {
  const eventId = randomUUID();
  const undone = undoneBy(change);
  for (const { id: webhookId } of await listWebhooksOfKey(trx, owner)) {
    if (undone && (await deleteUnsentDelivery(trx, { webhookId, ...undone }))) continue;
    const { id: deliveryId } = await insertDelivery(trx, { webhookId, eventId, ...change });
    await queue.enqueue(
      trx,
      'deliver-webhook',
      { deliveryId },
      { group: webhookId, ...(undone && { delay: STAR_DELAY_S }) },
    );
  }
}

/** The change that this one takes back; undefined if it is announced in any case. */
function undoneBy(change: Change) {
  if (change.eventType === 'favorite.added')
    return { eventType: 'favorite.removed', imageId: change.imageId };
  if (change.eventType === 'favorite.removed')
    return { eventType: 'favorite.added', imageId: change.imageId };
  return undefined;
}
