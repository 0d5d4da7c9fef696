import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { updateApiKeyRevoked } from '../queries/api-keys.ts';

/** @throws AppError `not_found`, also for another user's key */
export async function revokeApiKey(
  deps: SecurityEventsDeps & { db: Database },
  key: { userId: string; id: string },
): Promise<void> {
  if (!(await updateApiKeyRevoked(deps.db, key))) throw new AppError('not_found.key');
  recordSecurityEvent(deps, { kind: 'key-revoked', userId: key.userId, details: { keyId: key.id } });
}
