import type { Database } from '#server/db/client';
import {
  type Finding,
  findLastReconciliation,
  insertReconciliation,
  updateReconciliation,
} from '#server/db/queries/reconciliations';
import { hasStripeEvent } from '#server/db/queries/stripe-events';
import { ProviderError } from '#server/errors';
import { applyEvent } from './apply-event.ts';
import { compareInvoices } from './compare-invoices.ts';
import { compareSubscriptions } from './compare-subscriptions.ts';
import { inspectLedger } from './inspect-ledger.ts';
import { lapseEndedMonths } from './lapse-ended-months.ts';
import type { Payments, PaymentsDeps } from './payments.ts';

const HOUR_MS = 3_600_000;
// What was delivered while the last comparison ran, and clocks that differ.
const OVERLAP_MS = HOUR_MS;
const FIRST_LOOK_BACK_MS = 48 * HOUR_MS;

/**
 * Compares the gateway with what stands here, and repairs what can be: events that no delivery has brought, paid
 * invoices without credits, subscriptions that differ, months that are over. What it finds is kept in
 * `reconciliations`; where the gateway cannot be asked, so is that, and the next time looks as far back.
 */
export async function reconcile({ db, payments }: PaymentsDeps & { db: Database }): Promise<void> {
  if (!payments) return;
  const last = await findLastReconciliation(db);
  const { id, startedAt } = await insertReconciliation(db);
  const since = last
    ? new Date(last.startedAt.getTime() - OVERLAP_MS)
    : new Date(startedAt.getTime() - FIRST_LOOK_BACK_MS);
  const findings: Finding[] = [];
  const result = { eventsRecovered: 0, findings };
  try {
    result.eventsRecovered = await recoverEvents({ db, payments }, since, findings);
    findings.push(...(await compareInvoices({ db, payments }, startedAt)));
    findings.push(...(await compareSubscriptions({ db, payments })));
    await lapseEndedMonths({ db, payments });
    findings.push(...(await inspectLedger(db)));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await updateReconciliation(db, id, { ...result, finishedAt: null, failure: error.message });
    return;
  }
  await updateReconciliation(db, id, { ...result, finishedAt: new Date(), failure: null });
}

/** Applies the events that have not been. @returns how many */
async function recoverEvents(
  { db, payments }: { db: Database; payments: Payments },
  since: Date,
  findings: Finding[],
): Promise<number> {
  let recovered = 0;
  for await (const event of payments.gateway.listEvents(since)) {
    if (event.about === 'other' || (await hasStripeEvent(db, event.id))) continue;
    findings.push(...(await applyEvent({ db, payments }, event, 'reconciliation')));
    recovered += 1;
  }
  return recovered;
}
