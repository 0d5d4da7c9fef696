import { updateApiKeysOfUserRevoked } from '#features/api-keys/queries/api-keys';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { UserReference } from '../contract/admin-credits.ts';
import { findOnlyUser } from './find-referenced-users.ts';

/**
 * Revokes all API keys of a user, and records it in the audit log.
 * @throws AppError `not_found`, `ambiguous_email`, or `nothing_to_fix` if the user has no key
 */
export async function revokeKeysOfUser(
  deps: SecurityEventsDeps & { db: Database },
  { of, admin }: { of: UserReference; admin: { id: string; email: string } },
): Promise<{ email: string; keys: number }> {
  const done = await deps.db.transaction().execute(async (trx) => {
    const user = await findOnlyUser(trx, of);
    const revoked = await updateApiKeysOfUserRevoked(trx, user.id);
    if (revoked.length === 0) throw new AppError('nothing_to_fix.keys', { email: user.email });
    await insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: 'revoke-api-keys',
      subject: `user:${user.id}`,
      detail: JSON.stringify({ hints: revoked.map(({ hint }) => hint) }),
    });
    return { user, keys: revoked.length };
  });
  const { user, keys } = done;
  recordSecurityEvent(deps, {
    kind: 'admin-changed',
    userId: admin.id,
    subjectUserId: user.id,
    details: { action: 'revoke-api-keys', keys },
  });
  return { email: user.email, keys };
}
