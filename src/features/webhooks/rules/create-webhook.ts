import { lockUser } from '#features/accounts/queries/users';
import { listApiKeysOfUser } from '#features/api-keys/queries/api-keys';
import { phraseFailure } from '#phrases';
import type { Database } from '#platform/db/client';
import { refuseByText } from '#platform/egress/admit-target';
import { EgressRefusal } from '#platform/egress/egress-refusal';
import { WEBHOOKS_MAX } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import { insertWebhook, listWebhooksOfUser, type WebhookRow } from '../queries/webhooks.ts';
import { createSecret, secretText } from './sign-event.ts';

export interface CreateWebhookDeps {
  db: Database;
  /** `host:port` of test receivers, which may be called without TLS. */
  webhookHosts: readonly string[];
}

/**
 * @returns the webhook and its signing secret
 * @throws AppError `invalid_request` if the address is not allowed or the user has the maximum number of webhooks;
 *   `not_found` if the user has no such key
 */
export async function createWebhook(
  { db, webhookHosts }: CreateWebhookDeps,
  { userId, url, apiKeyId }: { userId: string; url: string; apiKeyId: string | null },
): Promise<{ webhook: WebhookRow; secret: string }> {
  const address = readAddress(url, webhookHosts);
  const secret = createSecret();
  const webhook = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if ((await listWebhooksOfUser(trx, userId)).length >= WEBHOOKS_MAX)
      throw new AppError('invalid_request.webhooks_full', { most: WEBHOOKS_MAX });
    const keys = apiKeyId === null ? [] : await listApiKeysOfUser(trx, userId);
    if (apiKeyId !== null && !keys.some(({ id }) => id === apiKeyId))
      throw new AppError('not_found.key', { field: 'apiKeyId' });
    return await insertWebhook(trx, { userId, apiKeyId, url: address, secret });
  });
  return { webhook, secret: secretText(secret) };
}

/** Whether a name's addresses are public is checked at each call, because DNS records change. */
function readAddress(text: string, webhookHosts: readonly string[]): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && webhookHosts.includes(url.host));
  if (!url || !isSafe || url.username || url.password || url.hash)
    throw new AppError('invalid_request.webhook_url', { field: 'url' });
  const port = Number(url.port) || DEFAULT_PORTS[url.protocol]!;
  try {
    refuseByText({ host: url.hostname, port }, new Set(webhookHosts));
  } catch (error) {
    if (!(error instanceof EgressRefusal)) throw error;
    const code = error.reason === 'port' ? 'webhookPort' : 'webhookAddress';
    throw new AppError('invalid_request.field', { field: 'url', problem: phraseFailure({ code }) });
  }
  return url.href;
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
