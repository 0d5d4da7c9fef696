import { queryOptions } from '@tanstack/react-query';
import { freshQueryOf } from '#web/api/call.ts';
import { listWebhookDeliveries } from '../../contract/webhooks.ts';

const LOG_POLL_MS = 3_000;

/** Polled while shown. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    ...freshQueryOf(listWebhookDeliveries, { params: { id: webhookId } }),
    refetchInterval: LOG_POLL_MS,
  });
}
