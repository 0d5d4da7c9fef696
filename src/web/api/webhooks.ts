import { queryOptions } from '@tanstack/react-query';
import type { CreatedWebhook, Webhook, WebhookDelivery } from '#contract/webhooks';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

const LOG_POLL_MS = 3_000;

export function webhooksQuery() {
  return queryOptions({
    queryKey: queryKeys.webhooks,
    queryFn: ({ queryKey, signal }) => read<Webhook[]>(queryKey, signal),
    staleTime: 0,
  });
}

/** Read again and again while it is looked at. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: queryKeys.webhookDeliveries(webhookId),
    queryFn: ({ queryKey, signal }) => read<WebhookDelivery[]>(queryKey, signal),
    staleTime: 0,
    refetchInterval: LOG_POLL_MS,
  });
}

/** @param payload.apiKeyId whose generations it is told of; null: of those of all keys */
export async function createWebhook(payload: {
  url: string;
  apiKeyId: string | null;
}): Promise<CreatedWebhook> {
  const response = await request('POST', '/api/webhooks', { payload });
  return (await response.json()) as CreatedWebhook;
}

export async function rotateWebhookSecret(id: string): Promise<CreatedWebhook> {
  return (await (await request('POST', `/api/webhooks/${id}/secret`)).json()) as CreatedWebhook;
}

export async function testWebhook(id: string): Promise<void> {
  await request('POST', `/api/webhooks/${id}/test`);
}

export async function deleteWebhook(id: string): Promise<void> {
  await request('DELETE', `/api/webhooks/${id}`);
}
