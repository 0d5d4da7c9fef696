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
interface Named {
  userId: string;
  id: string;
}

// Receivers have so long to learn the new secret.
const PREVIOUS_SIGNS_MS = 24 * 3_600_000;

/** Newest first. */
export async function listWebhooks({ db }: Deps, userId: string): Promise<WebhookRow[]> {
  return await listWebhooksOfUser(db, userId);
}

/** @throws AppError `not_found` for an unknown id and for another user's alike, as all of these do */
export async function deleteWebhook({ db }: Deps, named: Named): Promise<void> {
  if (!(await deleteWebhookOfUser(db, named))) throw unknown();
}

/** A new secret. For a day the one before it signs as well. */
export async function rotateSecret(
  { db }: Deps,
  named: Named,
): Promise<{ webhook: WebhookRow; secret: string }> {
  const secret = createSecret();
  const previousUntil = new Date(Date.now() + PREVIOUS_SIGNS_MS);
  const webhook = await updateWebhookSecret(db, { ...named, secret, previousUntil });
  if (!webhook) throw unknown();
  return { webhook, secret: secretText(secret) };
}

/** The latest deliveries, newest first. */
export async function listDeliveries({ db }: Deps, { userId, id }: Named): Promise<DeliveryRow[]> {
  await requireOwn(db, { userId, id });
  return await listDeliveriesOfWebhook(db, { userId, webhookId: id, limit: WEBHOOK_LOG_LENGTH });
}

/** Sends an event that tells of nothing. */
export async function testWebhook(
  { db, queue }: Deps & { queue: Queue },
  { userId, id }: Named,
): Promise<DeliveryRow> {
  await requireOwn(db, { userId, id });
  return await db.transaction().execute(async (trx) => {
    const delivery = await insertDelivery(trx, {
      webhookId: id,
      eventId: randomUUID(),
      eventType: 'webhook.test',
      generationId: null,
    });
    await queue.enqueue(trx, 'deliver-webhook', { deliveryId: delivery.id }, { group: id });
    return delivery;
  });
}

async function requireOwn(db: Database, { userId, id }: Named): Promise<void> {
  const own = await listWebhooksOfUser(db, userId);
  if (!own.some((webhook) => webhook.id === id)) throw unknown();
}

function unknown(): AppError {
  return new AppError('not_found.webhook');
}
