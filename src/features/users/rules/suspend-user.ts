import { deleteSessionsOfUser } from '#features/accounts/queries/sessions';
import { lockUser, type UserRow, updateUserSuspension } from '#features/accounts/queries/users';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

interface Suspension {
  userId: string;
  /** Null ends the suspension. */
  reason: string | null;
  admin: { id: string; email: string };
}

/**
 * Suspends or reinstates a user, and records it in the audit log. A suspension ends all of the user's sessions, and their
 * API keys are refused while it lasts. Running generations are still delivered, and public pictures stay.
 * @throws AppError `not_found`, or `forbidden` if admins suspend themselves
 */
export async function suspendUser(
  deps: SecurityEventsDeps & { db: Database },
  { userId, reason, admin }: Suspension,
): Promise<UserRow> {
  if (reason !== null && userId === admin.id) throw new AppError('forbidden.own_account');
  const { user, isChanged } = await deps.db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, userId);
    if (!before || before.deletedAt !== null) throw new AppError('not_found.user');
    if (before.suspensionReason === reason) return { user: before, isChanged: false };
    const after = await updateUserSuspension(trx, { id: userId, reason });
    const sessions = reason === null ? 0 : await deleteSessionsOfUser(trx, { userId, exceptId: null });
    await insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: reason === null ? 'resume-user' : 'suspend-user',
      subject: `user:${userId}`,
      detail: JSON.stringify({ reason, reasonBefore: before.suspensionReason, sessions }),
    });
    return { user: after, isChanged: true };
  });
  if (isChanged)
    recordSecurityEvent(deps, {
      kind: reason === null ? 'user-resumed' : 'user-suspended',
      userId: admin.id,
      subjectUserId: userId,
    });
  return user;
}
