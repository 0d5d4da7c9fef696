import { z } from 'zod';
import { WEBHOOK_URL_MAX_CHARACTERS } from './api-scopes.ts';

/** Where somebody's generations are told of. */
export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Told of what this key asked for alone; null: of what any of the owner's keys did. */
  apiKeyId: z.uuid().nullable(),
  /** Until when the secret before the present one signs as well; null when it does not. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

export const createWebhookRequest = z.object({
  url: z.string().trim().min(1).max(WEBHOOK_URL_MAX_CHARACTERS),
  apiKeyId: z.uuid().nullable().default(null),
});

/** Nobody is ever shown `secret` again. */
export const createdWebhook = z.object({ webhook, secret: z.string() });

export type CreatedWebhook = z.infer<typeof createdWebhook>;

/** An event on its way to a webhook. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  eventType: z.enum(['generation.completed', 'generation.failed', 'webhook.test']),
  generationId: z.uuid().nullable(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int().nonnegative(),
  /** What the last attempt met: the receiver's status, or why there was none. */
  responseStatus: z.number().int().nullable(),
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
