import type { Database } from '#platform/db/client';
import { updateApiKeyRevoked } from '#server/db/queries/api-keys';
import { AppError } from '#server/errors';
import { recordSecurityEvent, type SecurityEventsDeps } from '../security-events/record-security-event.ts';

/** From here on the key opens nothing. @throws AppError `not_found` for an unknown id and for another user's alike */
export async function revokeApiKey(
  deps: SecurityEventsDeps & { db: Database },
  key: { userId: string; id: string },
): Promise<void> {
  if (!(await updateApiKeyRevoked(deps.db, key))) throw new AppError('not_found', 'There is no such key');
  recordSecurityEvent(deps, { kind: 'key-revoked', userId: key.userId, details: { keyId: key.id } });
}
