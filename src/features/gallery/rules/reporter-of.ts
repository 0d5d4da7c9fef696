import { createHash } from 'node:crypto';
import { findInstallationSalt } from '#features/storage/queries/installation-salt';
import type { Database } from '#platform/db/client';

/**
 * A salted hash of a person and what they report: it tells a second report, and not what else they reported.
 * @param userId null for a visitor, whom the address identifies
 */
export async function reporterOf(
  db: Database,
  { subject, userId, address }: { subject: string; userId: string | null; address: string },
): Promise<Buffer> {
  const person = userId === null ? `address ${address}` : `user ${userId}`;
  const salt = await findInstallationSalt(db);
  return createHash('sha256').update(salt).update(`${subject} ${person}`).digest();
}
