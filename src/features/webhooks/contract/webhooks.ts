import { z } from 'zod';
import { WEBHOOK_URL_MAX_CHARACTERS } from '#platform/endpoint/api-scopes';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Only events of this key's generations; null: of all keys of the owner. */
  apiKeyId: z.uuid().nullable(),
  /** When the previous secret stops signing; null if it has. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhook>;

const createWebhookRequest = z.object({
  url: z.string().trim().min(1).max(WEBHOOK_URL_MAX_CHARACTERS),
  apiKeyId: z.uuid().nullable().default(null),
});

/** `secret` is shown only once. */
export const createdWebhook = z.object({ webhook, secret: z.string() });

/** The delivery of an event to a webhook. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  eventType: z.enum([
    'generation.completed',
    'generation.failed',
    'generation.deleted',
    'generation.restored',
    'generation.updated',
    'collection.created',
    'collection.updated',
    'collection.deleted',
    'publication.published',
    'publication.withdrawn',
    'favorite.added',
    'favorite.removed',
    'page.updated',
    'webhook.test',
  ]),
  generationId: z.uuid().nullable(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int().nonnegative(),
  /** The result of the last attempt: the receiver's HTTP status, or why there was none. */
  responseStatus: z.number().int().nullable(),
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const SIGN_IN = 'signed_out.see_webhooks';
const TAG = 'Keys and webhooks';
const params = z.object({ id: id('not_found.webhook') });

const EXAMPLE = {
  id: '0198c7a2-1111-4d5c-9a70-3f0f5f3b6d11',
  url: 'https://newsroom.example/hooks/framewright',
  apiKeyId: null,
  previousSecretUntil: null,
  createdAt: '2026-03-01T09:00:00.000Z',
};

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: z.array(webhook) },
  words: { tag: TAG, summary: 'List your webhooks', example: { response: [EXAMPLE] } },
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'session',
  signIn: SIGN_IN,
  body: createWebhookRequest,
  responses: { 201: createdWebhook },
  cache: 'no-store',
  refusals: ['not_found'],
  words: {
    tag: TAG,
    summary: 'Create a webhook',
    description: '`secret` signs the events. It is shown only once.',
    example: {
      request: { url: 'https://newsroom.example/hooks/framewright' },
      response: { webhook: EXAMPLE, secret: 'whsec_…' },
    },
  },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'session',
  signIn: SIGN_IN,
  params,
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Delete a webhook' },
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  access: 'session',
  signIn: SIGN_IN,
  params,
  responses: { 200: createdWebhook },
  cache: 'no-store',
  words: {
    tag: TAG,
    summary: 'Replace the secret of a webhook',
    description: 'The previous secret also works for one day.',
  },
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'session',
  signIn: SIGN_IN,
  params,
  responses: { 200: z.array(webhookDelivery) },
  words: { tag: TAG, summary: 'List the latest deliveries of a webhook' },
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'session',
  signIn: SIGN_IN,
  limit: 'webhookTest',
  params,
  responses: { 202: webhookDelivery },
  words: { tag: TAG, summary: 'Send a test event to a webhook' },
});
