import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { listWebhookDeliveries, listWebhooks } from '../../contract/webhooks.ts';

const LOG_POLL_MS = 3_000;

export function webhooksQuery() {
  return queryOptions({ ...queryOf(listWebhooks), staleTime: 0 });
}

/** Polled while shown. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    ...queryOf(listWebhookDeliveries, { params: { id: webhookId } }),
    staleTime: 0,
    refetchInterval: LOG_POLL_MS,
  });
}
