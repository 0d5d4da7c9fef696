import type { Database } from '#platform/db/client';
import { isWorthRetrying, ProviderError } from '#platform/errors/provider-error';
import type { Finding } from '../contract/billing.ts';
import {
  findLastReconciliation,
  insertReconciliation,
  updateReconciliation,
} from '../queries/reconciliations.ts';
import { hasStripeEvent } from '../queries/stripe-events.ts';
import { applyEvent } from './apply-event.ts';
import { compareInvoices } from './compare-invoices.ts';
import { compareSubscriptions } from './compare-subscriptions.ts';
import { inspectLedger } from './inspect-ledger.ts';
import { lapseEndedMonths } from './lapse-ended-months.ts';
import type { Payments, PaymentsDeps } from './payments.ts';
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
