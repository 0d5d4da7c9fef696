import { type DeliverWebhookDeps, deliverWebhook } from '../rules/deliver-webhook.ts';

/** One attempt to deliver an event. The queue retries failed jobs with growing delays. */
export async function deliverWebhookJob(
  deps: DeliverWebhookDeps,
  { data, signal, isLast }: { data: { deliveryId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  await deliverWebhook(deps, { deliveryId: data.deliveryId, signal, isLast });
}
