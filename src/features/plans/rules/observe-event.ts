import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GatewayEvent } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { updateCheckoutCompleted } from '../queries/checkouts.ts';
import { readClock } from '../queries/stripe-events.ts';
import { forgetCustomer } from './forget-customer.ts';
import { observeInvoices } from './observe-invoices.ts';
import type { Payments } from './payments.ts';
import { recordInvoices } from './record-invoices.ts';
import { recordPaymentReturned } from './record-payment-returned.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Writes an observation of the gateway. */
type Effect = (trx: DatabaseTransaction) => Promise<Finding[]>;

/** Reads the current state of the event's object from the gateway. Writes nothing. */
export async function observeEvent(
  { db, payments }: { db: Database; payments: Payments },
  event: Exclude<GatewayEvent, { about: 'other' }>,
): Promise<Effect> {
  const { gateway } = payments;
  const observedAt = await readClock(db);
  // If the gateway no longer has the object, it was last seen when the event was created.
  const createdAt = event.createdAt.toISOString();
  const eventAt = createdAt < observedAt ? createdAt : observedAt;
  switch (event.about) {
    case 'subscription': {
      const found = await gateway.findSubscription(event.subscription.id);
      const seenAt = found ? observedAt : eventAt;
      return (trx) => syncSubscription(trx, payments, found ?? event.subscription, seenAt);
    }
    case 'invoice': {
      const found = await gateway.findInvoice(event.invoice.id);
      const seenAt = found ? observedAt : eventAt;
      const seen = await observeInvoices(payments, found ?? event.invoice);
      return (trx) => recordInvoices(trx, payments, { ...seen, observedAt: seenAt });
    }
    case 'unreadable': {
      const { what, objectId } = event;
      if (what === 'subscription') {
        const found = await gateway.findSubscription(objectId);
        if (found) return (trx) => syncSubscription(trx, payments, found, observedAt);
      } else {
        const found = await gateway.findInvoice(objectId);
        const seen = found && (await observeInvoices(payments, found));
        if (seen) return (trx) => recordInvoices(trx, payments, { ...seen, observedAt });
      }
      const detail = `${event.type} has an unknown format, and the gateway no longer has ${objectId}`;
      return async () => [{ kind: 'event-unreadable', subject: event.id, detail, repaired: false }];
    }
    case 'payment': {
      const { paymentIntentId } = event;
      const payment = await gateway.findPayment(paymentIntentId);
      if (!payment) return async () => [];
      const invoice = payment.invoiceId === null ? undefined : await gateway.findInvoice(payment.invoiceId);
      const seen = invoice && (await observeInvoices(payments, invoice, { withEarlier: true }));
      return async (trx) => {
        // A refund may be reported before its invoice.
        const findings = seen ? await recordInvoices(trx, payments, { ...seen, observedAt }) : [];
        await recordPaymentReturned(trx, paymentIntentId, payment);
        return findings;
      };
    }
    case 'checkout': {
      const { sessionId, subscriptionId } = event;
      const subscription =
        subscriptionId === null ? undefined : await gateway.findSubscription(subscriptionId);
      return async (trx) => {
        const findings = subscription ? await syncSubscription(trx, payments, subscription, observedAt) : [];
        await updateCheckoutCompleted(trx, sessionId);
        return findings;
      };
    }
    case 'customer': {
      const { state } = await gateway.findCustomer(event.customerId);
      return async (trx) => {
        if (state === 'deleted' || state === 'missing') await forgetCustomer(trx, event.customerId);
        return [];
      };
    }
  }
}
