import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import type { WebhookSender } from '#ports/webhook-sender';
import { findWaitingDelivery, updateDeliveryAttempted } from '../queries/webhook-deliveries.ts';
import { signEvent } from './sign-event.ts';

export interface DeliverWebhookDeps {
  db: Database;
  webhookSender: WebhookSender;
  /** The generation as programs read it; undefined once it has been deleted. */
  describeGeneration: (of: { userId: string; id: string }) => Promise<object | undefined>;
}

// A receiver that says so is not asked again.
const GONE = 410;
const REASON_MAX = 300;

/**
 * One attempt at a delivery. What is delivered, given up, or tells of what has been deleted is left as it is.
 * @throws ProviderError `transient` where another attempt is to follow
 */
export async function deliverWebhook(
  { db, webhookSender, describeGeneration }: DeliverWebhookDeps,
  { deliveryId, isLast, signal }: { deliveryId: string; isLast: boolean; signal: AbortSignal },
): Promise<void> {
  const found = await findWaitingDelivery(db, deliveryId);
  if (!found) return;
  const { delivery, webhook } = found;
  const { generationId } = delivery;
  const data =
    generationId === null ? {} : await describeGeneration({ userId: webhook.userId, id: generationId });
  if (!data) return;
  const { eventId: id, eventType: type } = delivery;
  const body = JSON.stringify({ id, type, createdAt: delivery.createdAt.toISOString(), data });
  const at = new Date();
  const { secret, previousSecret, previousUntil } = webhook;
  const isOverlapping = previousSecret && previousUntil && previousUntil > at;
  const secrets = isOverlapping ? [secret, previousSecret] : [secret];
  const headers = { 'content-type': 'application/json', ...signEvent(secrets, { id, at, body }) };

  const met = await webhookSender
    .send(webhook.url, { headers, body, signal })
    .catch((error: unknown) => refusalOf(error));
  const responseStatus = 'status' in met ? met.status : null;
  if (responseStatus !== null && responseStatus >= 200 && responseStatus < 300) {
    await updateDeliveryAttempted(db, deliveryId, { status: 'delivered', responseStatus, failure: null });
    return;
  }
  const failure = 'reason' in met ? met.reason : `The receiver answered ${responseStatus}`;
  const isOver = isLast || responseStatus === GONE || ('isFinal' in met && met.isFinal);
  const status = isOver ? 'failed' : 'waiting';
  await updateDeliveryAttempted(db, deliveryId, { status, responseStatus, failure });
  if (!isOver) throw new ProviderError('transient', failure);
}

function refusalOf(error: unknown): { reason: string; isFinal: boolean } {
  if (!(error instanceof ProviderError)) throw error;
  const reason = (error.reason ?? 'It could not be sent').slice(0, REASON_MAX);
  return { reason, isFinal: error.kind !== 'transient' };
}
