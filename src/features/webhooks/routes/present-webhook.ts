import type { Webhook } from '../contract/webhooks.ts';
import type { listWebhooks } from '../rules/manage-webhooks.ts';

type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

export function presentWebhook(row: WebhookRow): Webhook {
  const { id, url, apiKeyId, previousUntil, createdAt } = row;
  const isOverlapping = previousUntil !== null && previousUntil > new Date();
  return {
    id,
    url,
    apiKeyId,
    previousSecretUntil: isOverlapping ? previousUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}
