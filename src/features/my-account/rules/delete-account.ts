import { insertFormerIdentities } from '#features/accounts/queries/former-identities';
import { updateSignupGrantsDeleted } from '#features/accounts/queries/signup-grants';
import { lockUser } from '#features/accounts/queries/users';
import { hashPerson } from '#features/accounts/rules/hash-person';
import { refuseSuspended } from '#features/accounts/rules/refuse-suspended';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { expireExtraCredits } from '#features/credits/rules/expire-extra-credits';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import { LIVE_STATUSES } from '#features/plans/contract/billing';
import type { PaymentsDeps } from '#features/plans/rules/payments';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { findGatewayTies, updateSubscriptionsEnded, updateUserDeleted } from '../queries/account-deletion.ts';
import { deleteTracesOfUser } from '../queries/account-traces.ts';
import { deleteSomePictures } from './delete-pictures.ts';

export interface DeleteAccountDeps extends PaymentsDeps, SecurityEventsDeps {
  db: Database;
}

// Each time, the person has begun to pay anew meanwhile.
const ATTEMPTS = 3;
const GATEWAY_RETRY_S = 60;
const BUSY_RETRY_S = 5;

/**
 * Deletes an account, for good: what is paid regularly ends first, then pictures go, and in the end the person. It may be
 * asked for again after it was cut short at any point, and of an account that is gone.
 * @param email as the person typed it, to say that they mean it
 * @throws AppError `invalid_request` for another email; `unavailable` or `payments_off` when a subscription cannot be
 * ended now, and nothing has been deleted.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  { user, email }: { user: { id: string; email: string }; email: string },
): Promise<void> {
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('invalid_request.email', { field: 'email' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const left = await leaveGateway(deps, user.id);
    while (await deps.db.transaction().execute((trx) => deleteSomePictures(trx, user.id)));
    if (await forgetPerson(deps, user.id, left)) {
      recordSecurityEvent(deps, { kind: 'account-deleted', userId: user.id });
      return;
    }
  }
  throw new AppError('unavailable.account_in_use', { retryAfter: BUSY_RETRY_S });
}

/**
 * Ends what the payment gateway would go on charging, and has it forget the person.
 * @returns the customers that are gone there
 */
async function leaveGateway({ db, payments }: DeleteAccountDeps, userId: string): Promise<Set<string>> {
  const { customerIds, sessionId, isSubscribed } = await findGatewayTies(db, userId, LIVE_STATUSES);
  if (!payments) {
    if (!isSubscribed) return new Set(customerIds);
    throw new AppError('payments_off.account_stays');
  }
  try {
    if (sessionId !== null) await payments.gateway.expireCheckout(sessionId);
    for (const id of customerIds) await payments.gateway.deleteCustomer(id, `delete-customer:${id}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('unavailable.account_stays', { retryAfter: GATEWAY_RETRY_S, cause: error });
  }
  return new Set(customerIds);
}

/** @returns false where the person has become another customer meanwhile */
async function forgetPerson({ db }: DeleteAccountDeps, userId: string, left: Set<string>): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user || user.deletedAt !== null) return true;
    // Nobody gets rid of a suspension by a new account of the same identity.
    refuseSuspended(user);
    if (user.stripeCustomerId !== null && !left.has(user.stripeCustomerId)) return false;
    await lockLedgerAccounts(trx, userId);
    await updateUserDeleted(trx, userId);
    // Sessions before money: open pages are told in this order, and one that is told of credits first asks for them in vain.
    await deleteTracesOfUser(trx, userId);
    const { issuer, subject } = user;
    await insertFormerIdentities(
      trx,
      (await hashPerson(trx, [{ kind: 'identity', issuer, subject }])).current,
    );
    await updateSignupGrantsDeleted(trx, userId);
    // What was asked for since; from here on nothing more can be.
    while (await deleteSomePictures(trx, userId));
    await lapseMonthlyCredits(trx, { userId, reason: REASON });
    await expireExtraCredits(trx, {
      userId,
      reason: REASON,
      idempotencyKey: `account-deleted:${userId}:extra`,
    });
    await updateSubscriptionsEnded(trx, userId, LIVE_STATUSES);
    return true;
  });
}

const REASON = 'account-deleted';
