import { findLiveMonthlyGrant, listGrantsPastPeriod } from '#features/credits/queries/credit-grants';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import type { Database } from '#platform/db/client';
import { findLiveSubscription } from '../queries/subscriptions.ts';
import type { Payments } from './payments.ts';
import { refreshSubscriptions } from './refresh-subscriptions.ts';

/**
 * Ends months that are over and whose subscription has ended. A live subscription keeps its credits: the gateway renews
 * up to some hours late, and retries failed payments for days.
 * @returns how many months ended
 * @throws ProviderError
 */
export async function lapseEndedMonths(deps: { db: Database; payments: Payments }): Promise<number> {
  const { db } = deps;
  let lapsed = 0;
  for (const { id: grantId, userId } of await listGrantsPastPeriod(db)) {
    await refreshSubscriptions(deps, userId);
    lapsed += await db.transaction().execute(async (trx) => {
      await lockLedgerAccounts(trx, userId);
      const grant = await findLiveMonthlyGrant(trx, userId);
      if (grant?.id !== grantId || (await findLiveSubscription(trx, userId))) return 0;
      await lapseMonthlyCredits(trx, { userId, grantId, reason: 'period-ended' });
      return 1;
    });
  }
  return lapsed;
}
