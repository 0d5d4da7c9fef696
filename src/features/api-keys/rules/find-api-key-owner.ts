import type { UserRow } from '#features/accounts/queries/users';
import { refuseSuspended } from '#features/accounts/rules/refuse-suspended';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { type ApiKeyRow, findApiKey, updateApiKeyUsed } from '../queries/api-keys.ts';
import { hashApiKey, isApiKeyText } from './api-key-text.ts';

// A key's last use is stored at most this often.
const USED_INTERVAL_MS = 60_000;

/**
 * The key and its owner.
 * @param text the key sent with the request, if any
 * @param path of the endpoint; access tokens of connected programs are for one alone
 * @throws AppError `signed_out` if the key is missing, unknown, malformed, revoked or expired; `suspended` if its owner is
 *   suspended
 */
export async function findApiKeyOwner(
  deps: SecurityEventsDeps & { db: Database },
  text: string | undefined,
  path: string,
): Promise<{ key: ApiKeyRow; user: UserRow }> {
  const found =
    text !== undefined && isApiKeyText(text) ? await findApiKey(deps.db, hashApiKey(text)) : undefined;
  if (!found) {
    if (text !== undefined) recordSecurityEvent(deps, { kind: 'key-refused', details: { why: 'unknown' } });
    throw new AppError('signed_out.key_missing');
  }
  const { key, user } = found;
  const refuse = (why: string) =>
    recordSecurityEvent(deps, { kind: 'key-refused', userId: user.id, details: { why, keyId: key.id } });
  if (key.audience !== null && key.audience !== path) {
    refuse('audience');
    throw new AppError('signed_out.key_missing');
  }
  if (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now()) {
    refuse('expired');
    throw new AppError('signed_out.key_expired', { expiresAt: key.expiresAt });
  }
  if (user.suspendedAt !== null) refuse('suspended');
  refuseSuspended(user);
  recordSecurityEvent(deps, { kind: 'key-used', userId: user.id, details: { keyId: key.id } });
  if (Date.now() - (key.lastUsedAt?.getTime() ?? 0) > USED_INTERVAL_MS)
    await updateApiKeyUsed(deps.db, key.id);
  return found;
}
