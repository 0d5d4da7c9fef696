import { type FailureReason, phraseFailure } from '#phrases';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import { storeReason } from '#platform/errors/stored-reason';
import type { WebhookSender } from '#ports/webhook-sender';
import { beginAttempt, type DeliveryRow, updateDeliveryAttempted } from '../queries/webhook-deliveries.ts';
import { signEvent } from './sign-event.ts';

export interface DeliverWebhookDeps {
  db: Database;
  webhookSender: WebhookSender;
  /** The generation in the format of `/api/v1`, as the event finds it; undefined if it is no longer so. */
  describeGeneration: (of: { userId: string; id: string; inTrash: boolean }) => Promise<object | undefined>;
  /** The collection in the format of `/api/v1`; undefined if it was deleted. */
  describeCollection: (of: { userId: string; id: string }) => Promise<object | undefined>;
  /** The public picture in the format of `/api/v1`; undefined if it is no longer public. */
  describePublication: (of: { imageId: string }) => Promise<object | undefined>;
  /** The person's public page in the format of `/api/v1`, or that there is none. */
  describePage: (of: { userId: string }) => Promise<object>;
  /** Whether the picture has the person's star. */
  isFavorite: (of: { userId: string; imageId: string }) => Promise<boolean>;
}

/** From the queue, which retries failed jobs with growing delays. */
interface DeliveryAttempt {
  data: { deliveryId: string };
  isLast: boolean;
  signal: AbortSignal;
}

// This status stops retries.
const GONE = 410;

/**
 * Attempts a delivery once. Does nothing if it is delivered, has failed, or its generation was deleted or restored since.
 * @throws ProviderError `transient` if it should be retried
 */
export async function deliverWebhook(
  deps: DeliverWebhookDeps,
  { data: { deliveryId }, isLast, signal }: DeliveryAttempt,
): Promise<void> {
  const { db, webhookSender } = deps;
  const found = await beginAttempt(db, deliveryId);
  if (!found) return;
  const { delivery, webhook } = found;
  const { eventId: id, eventType: type } = delivery;
  const data = await describeSubject(deps, delivery, webhook.userId);
  if (!data) return;
  const body = JSON.stringify({ id, type, createdAt: delivery.createdAt.toISOString(), data });
  const at = new Date();
  const { secret, previousSecret, previousUntil } = webhook;
  const isOverlapping = previousSecret && previousUntil && previousUntil > at;
  const secrets = isOverlapping ? [secret, previousSecret] : [secret];
  const headers = { 'content-type': 'application/json', ...signEvent(secrets, { id, at, body }) };

  const result = await webhookSender.send(webhook.url, { headers, body, signal }).catch(failureOf);
  const responseStatus = 'status' in result ? result.status : null;
  if (responseStatus !== null && responseStatus >= 200 && responseStatus < 300) {
    await updateDeliveryAttempted(db, deliveryId, { status: 'delivered', responseStatus, failure: null });
    return;
  }
  const failure: FailureReason =
    'status' in result ? { code: 'webhookAnswered', status: result.status } : result.failure;
  const isOver = isLast || responseStatus === GONE || ('isFinal' in result && result.isFinal);
  const status = isOver ? 'failed' : 'waiting';
  await updateDeliveryAttempted(db, deliveryId, { status, responseStatus, failure: storeReason(failure) });
  if (!isOver) throw new ProviderError('transient', phraseFailure(failure));
}

/** What the event is about, at this time; undefined if it is no longer so. */
async function describeSubject(
  {
    describeGeneration,
    describeCollection,
    describePublication,
    describePage,
    isFavorite,
  }: DeliverWebhookDeps,
  { eventType, generationId, collectionId, imageId }: DeliveryRow,
  userId: string,
): Promise<object | undefined> {
  if (generationId !== null)
    return await describeGeneration({
      userId,
      id: generationId,
      inTrash: eventType === 'generation.deleted',
    });
  if (eventType === 'page.updated') return await describePage({ userId });
  if (imageId !== null && eventType.startsWith('favorite.')) {
    // A retry must not come after the event of the star that undid this one.
    const isStill = (await isFavorite({ userId, imageId })) === (eventType === 'favorite.added');
    return isStill ? { imageId, object: 'favorite' } : undefined;
  }
  if (imageId !== null)
    return eventType === 'publication.withdrawn'
      ? { imageId, object: 'publication' }
      : await describePublication({ imageId });
  if (collectionId === null) return {};
  return eventType === 'collection.deleted'
    ? { id: collectionId, object: 'collection' }
    : await describeCollection({ userId, id: collectionId });
}

function failureOf(error: unknown): { failure: FailureReason; isFinal: boolean } {
  if (!(error instanceof ProviderError)) throw error;
  return { failure: error.failure ?? { code: 'webhookUnsent' }, isFinal: error.kind !== 'transient' };
}
