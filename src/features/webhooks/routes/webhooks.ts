import { readReason } from '#platform/errors/stored-reason';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/webhooks.ts';
import { type CreateWebhookDeps, createWebhook } from '../rules/create-webhook.ts';
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  rotateSecret,
  testWebhook,
} from '../rules/manage-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';

export type WebhooksDeps = CreateWebhookDeps & Parameters<typeof testWebhook>[0];

/** Webhooks on the account page. */
export function registerWebhooks(app: App, deps: WebhooksDeps): void {
  route(app, contract.listWebhooks, async ({ user }) =>
    (await listWebhooks(deps, user.id)).map(presentWebhook),
  );

  route(app, contract.createWebhook, async ({ user, body }) => {
    const { webhook, secret } = await createWebhook(deps, { userId: user.id, ...body });
    return { webhook: presentWebhook(webhook), secret };
  });

  route(app, contract.deleteWebhook, ({ user, params }) =>
    deleteWebhook(deps, { userId: user.id, ...params }),
  );

  route(app, contract.rotateWebhookSecret, async ({ user, params }) => {
    const { webhook, secret } = await rotateSecret(deps, { userId: user.id, ...params });
    return { webhook: presentWebhook(webhook), secret };
  });

  route(app, contract.listWebhookDeliveries, async ({ user, params }) =>
    (await listDeliveries(deps, { userId: user.id, ...params })).map(presentDelivery),
  );

  route(app, contract.testWebhook, async ({ user, params }) =>
    presentDelivery(await testWebhook(deps, { userId: user.id, ...params })),
  );
}

function presentDelivery(row: Awaited<ReturnType<typeof listDeliveries>>[number]) {
  return contract.webhookDelivery.parse({
    ...row,
    failure: row.failure === null ? null : readReason(row.failure),
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
  });
}
