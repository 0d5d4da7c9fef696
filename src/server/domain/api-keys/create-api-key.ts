import { API_KEYS_MAX, type ApiScope } from '#contract/api-scopes';
import type { Database } from '#server/db/client';
import { lockUser } from '#server/db/queries/account-deletion';
import { type ApiKeyRow, insertApiKey, listApiKeysOfUser } from '#server/db/queries/api-keys';
import { AppError } from '#server/errors';
import { createApiKeyText, hashApiKey, hintOf } from './api-key-text.ts';

/**
 * @returns the key, and the text that opens the API with it, which is kept nowhere
 * @throws AppError `invalid_request` when the user has as many as one may have
 */
export async function createApiKey(
  { db }: { db: Database },
  { userId, name, scopes }: { userId: string; name: string; scopes: readonly ApiScope[] },
): Promise<{ key: ApiKeyRow; secret: string }> {
  const secret = createApiKeyText();
  const key = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if ((await listApiKeysOfUser(trx, userId)).length >= API_KEYS_MAX)
      throw new AppError(
        'invalid_request',
        `You have ${API_KEYS_MAX} keys. Revoke one that you no longer use.`,
      );
    return await insertApiKey(trx, {
      userId,
      name,
      scopes,
      keyHash: hashApiKey(secret),
      hint: hintOf(secret),
    });
  });
  return { key, secret };
}
