import { lockUser } from '#features/accounts/queries/users';
import { refuseSuspended } from '#features/accounts/rules/refuse-suspended';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { API_KEY_DAYS_DEFAULT, API_KEYS_MAX, type ApiScope } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import { daysFromNow } from '#platform/limits/days';
import { type ApiKeyRow, insertApiKey, listApiKeysOfUser } from '../queries/api-keys.ts';
import { createApiKeyText, hashApiKey, hintOf } from './api-key-text.ts';

interface NewApiKey {
  userId: string;
  name: string;
  scopes: readonly ApiScope[];
  /** Null: the key never expires. */
  expiresInDays?: number | null;
}

/**
 * @returns the key and its secret, which is not stored
 * @throws AppError `invalid_request` if the user has the maximum number of keys
 */
export async function createApiKey(
  deps: SecurityEventsDeps & { db: Database },
  { userId, name, scopes, expiresInDays = API_KEY_DAYS_DEFAULT }: NewApiKey,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const secret = createApiKeyText();
  const key = await deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user) refuseSuspended(user);
    if ((await listApiKeysOfUser(trx, userId)).length >= API_KEYS_MAX)
      throw new AppError('invalid_request.keys_full', { most: API_KEYS_MAX });
    return await insertApiKey(trx, {
      userId,
      name,
      scopes,
      keyHash: hashApiKey(secret),
      hint: hintOf(secret),
      expiresAt: expiresInDays === null ? null : daysFromNow(expiresInDays),
    });
  });
  recordSecurityEvent(deps, {
    kind: 'key-made',
    userId,
    details: { keyId: key.id, hint: key.hint, expiresInDays },
  });
  return { key, secret };
}
