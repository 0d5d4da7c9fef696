import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/client';
import { WEBHOOK_LOG_LENGTH } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { type DeliveryRow, insertDelivery, listDeliveriesOfWebhook } from '../queries/webhook-deliveries.ts';
import {
  deleteWebhookOfUser,
  listWebhooksOfUser,
  updateWebhookSecret,
  type WebhookRow,
} from '../queries/webhooks.ts';
import { createSecret, secretText } from './sign-event.ts';

type Deps = { db: Database };
interface WebhookReference {
  userId: string;
  id: string;
}

// Receivers have this long to switch to the new secret.
const PREVIOUS_SECRET_MS = 24 * 3_600_000;

/** Newest first. */
export async function listWebhooks({ db }: Deps, userId: string): Promise<WebhookRow[]> {
  return await listWebhooksOfUser(db, userId);
}

/** @throws AppError `not_found`, also for another user's webhook; so do all functions below */
export async function deleteWebhook({ db }: Deps, reference: WebhookReference): Promise<void> {
  if (!(await deleteWebhookOfUser(db, reference))) throw webhookNotFound();
}

/** Creates a new secret. The previous one also signs for a day. */
export async function rotateSecret(
  { db }: Deps,
  reference: WebhookReference,
): Promise<{ webhook: WebhookRow; secret: string }> {
  const secret = createSecret();
  const previousUntil = new Date(Date.now() + PREVIOUS_SECRET_MS);
  const webhook = await updateWebhookSecret(db, { ...reference, secret, previousUntil });
  if (!webhook) throw webhookNotFound();
  return { webhook, secret: secretText(secret) };
}

/** The latest deliveries, newest first. */
export async function listDeliveries({ db }: Deps, { userId, id }: WebhookReference): Promise<DeliveryRow[]> {
  await requireOwn(db, { userId, id });
  return await listDeliveriesOfWebhook(db, { userId, webhookId: id, limit: WEBHOOK_LOG_LENGTH });
}

/** Sends a test event. */
export async function testWebhook(
  { db, queue }: Deps & { queue: Queue },
  { userId, id }: WebhookReference,
): Promise<DeliveryRow> {
  await requireOwn(db, { userId, id });
  return await db.transaction().execute(async (trx) => {
    const delivery = await insertDelivery(trx, {
      webhookId: id,
      eventId: randomUUID(),
      eventType: 'webhook.test',
    });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId: delivery.id }, { group: id });
    return delivery;
  });
}

async function requireOwn(db: Database, { userId, id }: WebhookReference): Promise<void> {
  const own = await listWebhooksOfUser(db, userId);
  if (!own.some((webhook) => webhook.id === id)) throw webhookNotFound();
}

function webhookNotFound(): AppError {
  return new AppError('not_found.webhook');
}
