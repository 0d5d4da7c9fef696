import { lockUser } from '#features/accounts/queries/users';
import { hashToken } from '#features/accounts/rules/tokens';
import { findApiKey, updateApiKeyRevoked } from '#features/api-keys/queries/api-keys';
import { hashApiKey } from '#features/api-keys/rules/api-key-text';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { deleteGrant } from '../queries/oauth-grants.ts';
import { findRefreshToken } from '../queries/oauth-refresh-tokens.ts';

type EndConnectionDeps = SecurityEventsDeps & { db: Database };

/**
 * Disconnects a program: its tokens are refused from now on.
 * @throws AppError `not_found`, also for another user's connection
 */
export async function endConnection(
  deps: EndConnectionDeps,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const hasEnded = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    return await endGrant(trx, id, userId);
  });
  if (!hasEnded) throw new AppError('not_found.connection');
  recordSecurityEvent(deps, { kind: 'key-revoked', userId, details: { keyId: id } });
}

/** Ends the connection of an access or refresh token, if there is one. */
export async function endConnectionOfToken(deps: EndConnectionDeps, token: string): Promise<void> {
  const ended = await deps.db.transaction().execute(async (trx) => {
    const refresh = await findRefreshToken(trx, hashToken(token));
    const key = refresh ? undefined : (await findApiKey(trx, hashApiKey(token)))?.key;
    const [keyId, userId] = [refresh?.keyId ?? key?.id, refresh?.userId ?? key?.userId];
    if (keyId === undefined || userId === undefined) return undefined;
    await lockUser(trx, userId);
    return await endGrant(trx, keyId);
  });
  if (ended)
    recordSecurityEvent(deps, { kind: 'key-revoked', userId: ended.userId, details: { keyId: ended.keyId } });
}

/** @param userId undefined: of anybody @returns the ended connection */
export async function endGrant(trx: DatabaseTransaction, keyId: string, userId?: string) {
  const grant = await deleteGrant(trx, keyId, userId);
  if (grant) await updateApiKeyRevoked(trx, { userId: grant.userId, id: keyId });
  return grant;
}
