import { z } from 'zod';
import { createdWebhook, createWebhookRequest, webhook, webhookDelivery } from '#contract/webhooks';
import { AppError } from '#platform/errors/app-error';
import { type CreateWebhookDeps, createWebhook } from '#server/domain/webhooks/create-webhook';
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  rotateSecret,
  testWebhook,
} from '#server/domain/webhooks/manage-webhooks';
import type { App } from './app.ts';
import { presentWebhook } from './present-webhook.ts';
import { countCall, type RateLimits } from './rate-limits.ts';

const SIGN_IN = 'signed_out.see_webhooks';

export type WebhooksDeps = CreateWebhookDeps & Parameters<typeof testWebhook>[0] & { limits: RateLimits };

const params = z.object({ id: z.string() });

/** What people do with their webhooks on the account page. */
export function registerWebhooks(app: App, deps: WebhooksDeps): void {
  app.get('/api/webhooks', { schema: { response: { 200: z.array(webhook) } } }, async (request, reply) => {
    const { id: userId } = await request.requireUser(SIGN_IN);
    reply.header('cache-control', 'no-store');
    return (await listWebhooks(deps, userId)).map(presentWebhook);
  });

  app.post(
    '/api/webhooks',
    {
      preValidation: async (request) => {
        await request.requireUser(SIGN_IN);
      },
      schema: { body: createWebhookRequest, response: { 201: createdWebhook } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      const created = await createWebhook(deps, { userId, ...request.body });
      reply.code(201).header('cache-control', 'no-store');
      return { webhook: presentWebhook(created.webhook), secret: created.secret };
    },
  );

  app.delete(
    '/api/webhooks/:id',
    { schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      await deleteWebhook(deps, { userId, id: knownId(request.params.id) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/webhooks/:id/secret',
    { schema: { params, response: { 200: createdWebhook } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const rotated = await rotateSecret(deps, { userId, id: knownId(request.params.id) });
      reply.header('cache-control', 'no-store');
      return { webhook: presentWebhook(rotated.webhook), secret: rotated.secret };
    },
  );

  app.get(
    '/api/webhooks/:id/deliveries',
    { schema: { params, response: { 200: z.array(webhookDelivery) } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      reply.header('cache-control', 'no-store');
      const deliveries = await listDeliveries(deps, { userId, id: knownId(request.params.id) });
      return deliveries.map(presentDelivery);
    },
  );

  app.post(
    '/api/webhooks/:id/test',
    { schema: { params, response: { 202: webhookDelivery } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      await countCall(deps.limits.webhookTest, userId);
      const delivery = await testWebhook(deps, { userId, id: knownId(request.params.id) });
      reply.code(202);
      return presentDelivery(delivery);
    },
  );
}

/** What cannot be an id is nobody's. */
function knownId(id: string): string {
  const known = webhook.shape.id.safeParse(id);
  if (!known.success) throw new AppError('not_found.webhook');
  return known.data;
}

function presentDelivery(row: Awaited<ReturnType<typeof listDeliveries>>[number]) {
  return webhookDelivery.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
  });
}
