import type { Database } from '#platform/db/client';
import { countInWords } from '#platform/words/count-in-words';
import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { findInvoice } from '../queries/invoices.ts';
import { readClock } from '../queries/stripe-events.ts';
import { observeInvoices } from './observe-invoices.ts';
import type { Payments } from './payments.ts';
import { recordInvoices } from './record-invoices.ts';
import { recordPaymentReturned } from './record-payment-returned.ts';
import { syncSubscription } from './sync-subscription.ts';

// Longer than a month, and longer than the gateway keeps events.
const LOOK_BACK_MS = 35 * 24 * 3_600_000;

/** Grants the missing credits of recent paid invoices. @throws ProviderError */
export async function compareInvoices(
  { db, payments }: { db: Database; payments: Payments },
  now: Date,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  for await (const invoice of payments.gateway.listPaidInvoices(since)) {
    const row = await findInvoice(db, invoice.id);
    if (row?.status === 'paid' && row.credits !== null) continue;
    findings.push(...(await repair({ db, payments }, invoice)));
  }
  return findings;
}

async function repair(
  { db, payments }: { db: Database; payments: Payments },
  invoice: GatewayInvoice,
): Promise<Finding[]> {
  const { gateway } = payments;
  const { subscriptionId, paymentIntentId } = invoice;
  const observedAt = await readClock(db);
  const seen = await observeInvoices(payments, invoice, { withEarlier: true });
  const payment = paymentIntentId === null ? undefined : await gateway.findPayment(paymentIntentId);
  const subscription = subscriptionId === null ? undefined : await gateway.findSubscription(subscriptionId);
  return await db.transaction().execute(async (trx) => {
    const findings = await recordInvoices(trx, payments, { ...seen, observedAt });
    if (payment && paymentIntentId !== null) await recordPaymentReturned(trx, paymentIntentId, payment);
    if (subscription) findings.push(...(await syncSubscription(trx, payments, subscription, observedAt)));
    const row = await findInvoice(trx, invoice.id);
    if (row?.credits == null) return findings.filter(({ subject }) => subject === invoice.id);
    const detail = `It was paid but had granted no credits: ${countInWords(row.credits, 'credit')} granted now`;
    return [{ kind: 'invoice-not-credited', subject: invoice.id, detail, repaired: true }];
  });
}
