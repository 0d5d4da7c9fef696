import type { V1Generation } from '#contract/public-api';
import type { Database } from '#platform/db/client';
import type { WebhookSender } from '#ports/webhook-sender';
import {
  type DeliveryRow,
  findWaitingDelivery,
  updateDeliveryAttempted,
} from '#server/db/queries/webhook-deliveries';
import { AppError, ProviderError } from '#server/errors';
import { findGeneration } from '../generations/find-generation.ts';
import type { GenerationWithImages } from '../generations/list-generations.ts';
import { signEvent } from './sign-event.ts';

export interface DeliverWebhookDeps {
  db: Database;
  webhookSender: WebhookSender;
  /** As programs read it. */
  presentGeneration: (generation: GenerationWithImages) => V1Generation;
}

// A receiver that says so is not asked again.
const GONE = 410;
const REASON_MAX = 300;

/**
 * One attempt at a delivery. What is delivered, given up, or tells of what has been deleted is left as it is.
 * @throws ProviderError `transient` where another attempt is to follow
 */
export async function deliverWebhook(
  { db, webhookSender, presentGeneration }: DeliverWebhookDeps,
  { deliveryId, isLast, signal }: { deliveryId: string; isLast: boolean; signal: AbortSignal },
): Promise<void> {
  const found = await findWaitingDelivery(db, deliveryId);
  if (!found) return;
  const { delivery, webhook } = found;
  const data = await describe({ db, presentGeneration }, { ...delivery, userId: webhook.userId });
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

/** What an event tells of; undefined where that has been deleted meanwhile. */
async function describe(
  { db, presentGeneration }: Pick<DeliverWebhookDeps, 'db' | 'presentGeneration'>,
  { generationId, userId }: Pick<DeliveryRow, 'generationId'> & { userId: string },
): Promise<V1Generation | Record<string, never> | undefined> {
  if (generationId === null) return {};
  try {
    return presentGeneration(await findGeneration({ db }, { userId, id: generationId }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

function refusalOf(error: unknown): { reason: string; isFinal: boolean } {
  if (!(error instanceof ProviderError)) throw error;
  const reason = (error.reason ?? 'It could not be sent').slice(0, REASON_MAX);
  return { reason, isFinal: error.kind !== 'transient' };
}
