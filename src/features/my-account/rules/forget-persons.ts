import { deleteAccountNoticesBefore } from '#features/accounts/queries/account-notices';
import { deleteFormerIdentities } from '#features/accounts/queries/former-identities';
import { deleteSignupGrants } from '#features/accounts/queries/signup-grants';
import { PERSON_MEMORY_DAYS } from '#features/accounts/rules/hash-person';
import { deleteRedemptionsBefore } from '#features/plans/queries/promotion-redemptions';
import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';

// Older notices have been read or ignored.
const NOTICE_DAYS = 90;

/** Deletes person hashes two years after the redemption or the account's deletion, and old notices. */
export async function forgetPersons({ db }: { db: Database }): Promise<void> {
  const before = daysAgo(PERSON_MEMORY_DAYS);
  await deleteFormerIdentities(db, before);
  await deleteSignupGrants(db, before);
  await deleteRedemptionsBefore(db, before);
  await deleteAccountNoticesBefore(db, daysAgo(NOTICE_DAYS));
}
