import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import type { Database } from '#platform/db/client';
import type { Finding } from '../contract/billing.ts';
import { listDoubleSubscriptions, listLiveSubscriptions } from '../queries/subscriptions.ts';
import { endSecondSubscriptions } from './end-second-subscriptions.ts';
import type { Payments } from './payments.ts';
import { refreshSubscription } from './refresh-subscriptions.ts';

const PAGE = 500;

/** Refreshes every subscription with access and ends second subscriptions. @throws ProviderError */
export async function compareSubscriptions(deps: { db: Database; payments: Payments }): Promise<Finding[]> {
  const findings: Finding[] = [];
  let afterId = '';
  for (;;) {
    const page = await listLiveSubscriptions(deps.db, { afterId, limit: PAGE });
    for (const row of page) findings.push(...(await refreshSubscription(deps, row)));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    afterId = last.id;
  }
  for (const { userId, subscriptionIds } of await listDoubleSubscriptions(deps.db)) {
    const ended = await deps.db.transaction().execute(async (trx) => {
      await lockLedgerAccounts(trx, userId);
      return await endSecondSubscriptions(trx, userId);
    });
    if (ended.length > 0) {
      findings.push(...ended);
      continue;
    }
    const detail = `Pays for ${subscriptionIds.length} subscriptions: ${subscriptionIds.join(', ')}`;
    findings.push({ kind: 'two-subscriptions', subject: userId, detail, repaired: false });
  }
  return findings;
}
