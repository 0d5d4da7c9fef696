import type { Database } from '#server/db/client';
import { insertAdminAudit } from '#server/db/queries/admin-audit';
import { updateApiKeysOfUserRevoked } from '#server/db/queries/api-keys';
import { listUsersByEmail } from '#server/db/queries/users';
import { AppError } from '#server/errors';

/**
 * Revokes every key of somebody whose keys are misused or lost, and writes down who did it.
 * @param email in any case; of several accounts, the one that registered last
 * @throws AppError `not_found`, or `nothing_to_fix` where there is no key
 */
export async function revokeKeysOfUser(
  { db }: { db: Database },
  { email, admin }: { email: string; admin: { id: string; email: string } },
): Promise<{ email: string; keys: number }> {
  return await db.transaction().execute(async (trx) => {
    const [user] = await listUsersByEmail(trx, email);
    if (!user) throw new AppError('not_found', `There is no user with the email address ${email}`);
    const revoked = await updateApiKeysOfUserRevoked(trx, user.id);
    if (revoked.length === 0) throw new AppError('nothing_to_fix', `${user.email} has no API keys`);
    await insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: 'revoke-api-keys',
      subject: `user:${user.id}`,
      detail: JSON.stringify({ hints: revoked.map(({ hint }) => hint) }),
    });
    return { email: user.email, keys: revoked.length };
  });
}
