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
import { deleteOwnedRows } from '../queries/owned-rows.ts';
import { deleteSomePictures } from './delete-pictures.ts';

export interface DeleteAccountDeps extends PaymentsDeps, SecurityEventsDeps {
  db: Database;
}

// A new attempt is only needed if the user became a new customer in the meantime.
const MAX_ATTEMPTS = 3;
const GATEWAY_RETRY_S = 60;
const BUSY_RETRY_S = 5;

/**
 * Deletes an account permanently: first its subscription and customer, then pictures, then the user. It can be repeated
 * after an interruption, and for a deleted account.
 * @param email typed by the user to confirm
 * @throws AppError `invalid_request` for a different email; `unavailable` or `payments_off` if the subscription cannot be
 *   ended, and nothing was deleted
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  { user, email }: { user: { id: string; email: string }; email: string },
): Promise<void> {
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('invalid_request.email', { field: 'email' });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const deletedCustomers = await deleteCustomers(deps, user.id);
    while (await deps.db.transaction().execute((trx) => deleteSomePictures(trx, user.id)));
    if (await deleteUser(deps, user.id, deletedCustomers)) {
      recordSecurityEvent(deps, { kind: 'account-deleted', userId: user.id });
      return;
    }
  }
  throw new AppError('unavailable.account_in_use', { retryAfter: BUSY_RETRY_S });
}

/**
 * Deletes the user's customers at the payment gateway, which ends their subscriptions.
 * @returns the deleted customers
 */
async function deleteCustomers({ db, payments }: DeleteAccountDeps, userId: string): Promise<Set<string>> {
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

/** @returns false if the user became a new customer in the meantime */
async function deleteUser(
  { db }: DeleteAccountDeps,
  userId: string,
  deletedCustomers: Set<string>,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user || user.deletedAt !== null) return true;
    // A suspended user must not get rid of the suspension with a new account.
    refuseSuspended(user);
    if (user.stripeCustomerId !== null && !deletedCustomers.has(user.stripeCustomerId)) return false;
    await lockLedgerAccounts(trx, userId);
    await updateUserDeleted(trx, userId);
    // Sessions before credits: open pages get the events in this order, and must not refetch credits without a session.
    await deleteOwnedRows(trx, userId);
    const { issuer, subject } = user;
    await insertFormerIdentities(
      trx,
      (await hashPerson(trx, [{ kind: 'identity', issuer, subject }])).current,
    );
    await updateSignupGrantsDeleted(trx, userId);
    // Generations requested in the meantime; from now on none can be requested.
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
