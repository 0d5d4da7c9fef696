import { type DeliverWebhookDeps, deliverWebhook } from '../rules/deliver-webhook.ts';

/** One attempt at telling a webhook; whatever ends it, the queue tries again, later each time. */
export async function deliverWebhookJob(
  deps: DeliverWebhookDeps,
  { data, signal, isLast }: { data: { deliveryId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  await deliverWebhook(deps, { deliveryId: data.deliveryId, signal, isLast });
}
