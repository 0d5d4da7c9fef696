import { randomUUID } from 'node:crypto';
import { createdWebhook } from '#features/webhooks/contract/webhooks';
import type { Stage } from '../../tests/e2e/support/stage.ts';
import { postAs } from './post-as.ts';

/** States of deliveries, newest first. */
const OUTCOMES = [
  { eventType: 'webhook.test', status: 'waiting', attempts: 0, responseStatus: null, failure: null },
  { eventType: 'generation.completed', status: 'waiting', attempts: 3, responseStatus: 503, failure: null },
  { eventType: 'generation.completed', status: 'delivered', attempts: 1, responseStatus: 200, failure: null },
  {
    ...{ eventType: 'generation.completed', status: 'failed', attempts: 12, responseStatus: null },
    failure: 'No answer within 10 seconds',
  },
] as const;

/** Inserts a webhook with a delivery in each state. */
export async function insertDeliveries(
  stage: Stage,
  { userId, generationId }: { userId: string; generationId: string },
): Promise<void> {
  const url = 'https://studio.example/hooks/framewright';
  const made = await postAs(stage, userId, '/api/webhooks', { url });
  const { webhook } = createdWebhook.parse(made);
  for (const [hours, { eventType, ...outcome }] of OUTCOMES.entries())
    await stage.db
      .insertInto('webhookDeliveries')
      .values({
        ...{ webhookId: webhook.id, eventId: randomUUID(), eventType, ...outcome },
        generationId: eventType === 'webhook.test' ? null : generationId,
        createdAt: new Date(Date.now() - hours * 3_600_000),
      })
      .execute();
}
