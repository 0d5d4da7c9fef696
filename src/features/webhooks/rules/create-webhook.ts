import { lockUser } from '#features/accounts/queries/users';
import { listApiKeysOfUser } from '#features/api-keys/queries/api-keys';
import type { Database } from '#platform/db/client';
import { WEBHOOKS_MAX } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import { insertWebhook, listWebhooksOfUser, type WebhookRow } from '../queries/webhooks.ts';
import { createSecret, secretText } from './sign-event.ts';

export interface CreateWebhookDeps {
  db: Database;
  /** `host:port` that may be called without TLS: receivers of tests. */
  webhookHosts: readonly string[];
}

/**
 * @returns the webhook, and what its events are signed with, which is not shown again
 * @throws AppError `invalid_request` for an address that cannot be called or one webhook too many, `not_found` for a key
 * that is not the user's
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

/** Whether the address is public is asked when it is called: names change their minds. */
function readAddress(text: string, webhookHosts: readonly string[]): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && webhookHosts.includes(url.host));
  if (url && isSafe && !url.username && !url.password && !url.hash) return url.href;
  throw new AppError('invalid_request.webhook_url', { field: 'url' });
}
