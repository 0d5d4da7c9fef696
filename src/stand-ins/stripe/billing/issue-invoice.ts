import { createObject, emitEvent } from '../events/emit-event.ts';
import { buildInvoice, type InvoiceInput } from '../objects/invoice.ts';
import { buildInvoicePayment, buildPaymentIntent } from '../objects/payment.ts';
import { getObject, type Kinds, keepObject, type Store } from '../store.ts';
import { couponOf, liveDiscounts, reductionOf } from './discounts.ts';

type Invoice = Kinds['invoice'];

/**
 * Issues a finalized invoice with discounts and customer balance applied, open for payment. Stripe keeps a renewal's
 * invoice as a draft for an hour; here it is finalized at once, so that one step of the clock is enough.
 */
export function issueInvoice(store: Store, input: Omit<InvoiceInput, 'customer'>): Invoice {
  const { subscription } = input;
  const customer = getObject(store, 'customer', subscription.customer);
  const invoice = keepObject(store, 'invoice', buildInvoice(store, { ...input, customer }));
  applyDiscounts(store, invoice, subscription);
  subscription.latest_invoice = invoice.id;
  emitEvent(store, 'invoice.created', invoice);
  finalize(store, invoice, customer);
  emitEvent(store, 'invoice.finalized', invoice);
  return invoice;
}

function applyDiscounts(store: Store, invoice: Invoice, subscription: Kinds['subscription']): void {
  for (const discount of liveDiscounts(store, subscription)) {
    const coupon = couponOf(store, discount);
    let taken = 0;
    for (const line of invoice.lines.data.filter((each) => each.discountable)) {
      const left = line.amount - line.discount_amounts!.reduce((sum, each) => sum + each.amount, 0);
      // A fixed amount is taken once per invoice, a percentage from each line.
      const most = coupon.percent_off === null ? Math.min(left, coupon.amount_off! - taken) : left;
      const amount = reductionOf(coupon, most);
      taken += amount;
      line.discount_amounts!.push({ amount, discount: discount.id });
      line.pretax_credit_amounts!.push({ amount, discount: discount.id, type: 'discount' });
    }
    const applies = invoice.lines.data.some((line) => line.discountable);
    if (!applies) continue;
    invoice.discounts.push(discount.id);
    invoice.total_discount_amounts!.push({ amount: taken, discount: discount.id });
    invoice.total_pretax_credit_amounts!.push({ amount: taken, discount: discount.id, type: 'discount' });
    invoice.total -= taken;
    if (coupon.duration === 'once')
      subscription.discounts = subscription.discounts.filter((id) => id !== discount.id);
  }
  invoice.total_excluding_tax = invoice.total;
  invoice.amount_due = Math.max(0, invoice.total);
  invoice.amount_remaining = invoice.amount_due;
}

function finalize(store: Store, invoice: Invoice, customer: Kinds['customer']): void {
  const now = store.clock.now();
  // A negative balance is the customer's credit; a negative total adds to it.
  const owed = invoice.total + customer.balance;
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = Math.min(0, owed);
  invoice.amount_due = Math.max(0, owed);
  invoice.amount_remaining = invoice.amount_due;
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  const sequence = customer.next_invoice_sequence ?? 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence = sequence + 1;
  customer.currency ??= invoice.currency;
  if (customer.balance !== invoice.ending_balance) {
    const before = customer.balance;
    customer.balance = invoice.ending_balance;
    emitEvent(store, 'customer.updated', customer, { balance: before });
  }
  if (invoice.amount_due > 0) preparePayment(store, invoice);
}

function preparePayment(store: Store, invoice: Invoice): void {
  const intent = buildPaymentIntent(store, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  createObject(store, 'payment_intent', intent);
  const payment = buildInvoicePayment(store, { invoice, intent: intent.id });
  keepObject(store, 'invoice_payment', payment);
}
