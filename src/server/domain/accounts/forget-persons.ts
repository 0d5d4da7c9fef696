import type { Database } from '#platform/db/client';
import { deleteAccountNoticesBefore } from '#server/db/queries/account-notices';
import { deleteFormerIdentities } from '#server/db/queries/former-identities';
import { deleteRedemptionsBefore } from '#server/db/queries/promotion-redemptions';
import { deleteSignupGrants } from '#server/db/queries/signup-grants';
import { daysAgo } from '../operations/retention.ts';
import { PERSON_MEMORY_DAYS } from './person-memory.ts';

// Older notices have been read or ignored.
const NOTICE_DAYS = 90;

/** Deletes the hashes that recognize people two years after a redemption or the deletion of an account; also old notices. */
export async function forgetPersons({ db }: { db: Database }): Promise<void> {
  const before = daysAgo(PERSON_MEMORY_DAYS);
  await deleteFormerIdentities(db, before);
  await deleteSignupGrants(db, before);
  await deleteRedemptionsBefore(db, before);
  await deleteAccountNoticesBefore(db, daysAgo(NOTICE_DAYS));
}
