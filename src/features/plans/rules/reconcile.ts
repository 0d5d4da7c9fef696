import { findLiveMonthlyGrant, listGrantsPastPeriod } from '#features/credits/queries/credit-grants';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { auditLedger } from '#features/credits/queries/ledger-audit';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import type { Database } from '#platform/db/client';
import { isStatementTimeout } from '#platform/errors/database-errors';
import { isWorthRetrying, ProviderError } from '#platform/errors/provider-error';
import type { Finding } from '../contract/billing.ts';
import {
  findLastReconciliation,
  insertReconciliation,
  updateReconciliation,
} from '../queries/reconciliations.ts';
import { hasStripeEvent } from '../queries/stripe-events.ts';
import {
  findLiveSubscription,
  listDoubleSubscriptions,
  listLiveSubscriptions,
} from '../queries/subscriptions.ts';
import { applyEvent } from './apply-event.ts';
import { compareInvoices } from './compare-invoices.ts';
import { endSecondSubscriptions } from './end-second-subscriptions.ts';
import type { Payments, PaymentsDeps } from './payments.ts';
import { refreshSubscription, refreshSubscriptions } from './refresh-subscriptions.ts';
import { runGatewayTasks } from './run-gateway-tasks.ts';

const HOUR_MS = 3_600_000;
// For events delivered while the last reconciliation ran, and for clocks that differ.
const OVERLAP_MS = HOUR_MS;
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;

/**
 * Compares the gateway with the database and repairs differences: events that were not delivered, paid invoices without
 * credits, outdated subscriptions, months that are over. Findings are stored in `reconciliations`. A failed gateway
 * call is stored too, and the next run looks back as far.
 */
export async function reconcile({ db, payments }: PaymentsDeps & { db: Database }): Promise<void> {
  if (!payments) return;
  const last = await findLastReconciliation(db);
  const { id, startedAt } = await insertReconciliation(db);
  const since = last
    ? new Date(last.startedAt.getTime() - OVERLAP_MS)
    : new Date(startedAt.getTime() - FIRST_LOOK_BACK_MS);
  const findings: Finding[] = [];
  let eventsRecovered = 0;
  let failure: string | null = null;
  const steps = [
    async () => {
      eventsRecovered = await recoverEvents({ db, payments }, since, findings);
    },
    async () => findings.push(...(await compareInvoices({ db, payments }, startedAt))),
    async () => findings.push(...(await compareSubscriptions({ db, payments }))),
    async () => findings.push(...(await runGatewayTasks({ db, payments }, { skipsRecent: false }))),
    async () => lapseEndedMonths({ db, payments }),
    async () => findings.push(...(await inspectLedger(db))),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failure ??= error.message;
      // An unreachable gateway fails the next step, too; one that rejects a step may accept the others.
      if (error.kind === 'transient') break;
    }
  }
  const finishedAt = failure === null ? new Date() : null;
  await updateReconciliation(db, id, { finishedAt, eventsRecovered, findings, failure });
}

/** Applies events that were missed. @returns how many */
async function recoverEvents(
  { db, payments }: { db: Database; payments: Payments },
  since: Date,
  findings: Finding[],
): Promise<number> {
  let recovered = 0;
  for await (const event of payments.gateway.listEvents(since)) {
    if (event.about === 'other' || (await hasStripeEvent(db, event.id))) continue;
    try {
      findings.push(...(await applyEvent({ db, payments }, event, 'reconciliation')));
      recovered += 1;
    } catch (error) {
      if (isWorthRetrying(error)) throw error;
      // A failing event must not block later ones.
      const detail = `${event.type}: ${error instanceof Error ? error.message : String(error)}`;
      findings.push({ kind: 'event-failed', subject: event.id, detail, repaired: false });
    }
  }
  return recovered;
}

/** Recomputes the ledger. Differences are findings for an admin. */
async function inspectLedger(db: Database): Promise<Finding[]> {
  const audit = await auditLedger(db).catch((error: unknown) => {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  });
  const finding = (subject: string, detail: string) => ({ kind: 'ledger', subject, detail, repaired: false });
  if (!audit) return [finding('audit', 'Recomputing it took too long and was stopped')];
  return Object.entries(audit)
    .filter(([, count]) => count !== 0)
    .map(([subject, count]) => finding(subject, `${count} found, 0 expected`));
}

/**
 * Ends months that are over and whose subscription has ended. A live subscription keeps its credits: the gateway renews
 * up to some hours late, and retries failed payments for days.
 * @returns how many months ended
 * @throws ProviderError
 */
async function lapseEndedMonths(deps: { db: Database; payments: Payments }): Promise<number> {
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

const PAGE = 500;

/** Refreshes every subscription with access and ends second subscriptions. @throws ProviderError */
async function compareSubscriptions(deps: { db: Database; payments: Payments }): Promise<Finding[]> {
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
