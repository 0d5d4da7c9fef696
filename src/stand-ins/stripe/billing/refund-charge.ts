import { emitEvent } from '../events/emit-event.ts';
import { buildRefund } from '../objects/money-back.ts';
import { buildBalanceTransaction } from '../objects/payment.ts';
import { getObject, type Kinds, keepObject, type Store } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { paymentOf } from './collect-payment.ts';

/**
 * Refunds a charge. `amount`: cents; the rest if absent.
 * @throws ApiError when less than that is left
 */
export function refundCharge(
  store: Store,
  charge: Kinds['charge'],
  {
    amount,
    reason = null,
    metadata = {},
  }: {
    amount?: number | undefined;
    reason?: Kinds['refund']['reason'] | undefined;
    metadata?: Record<string, string>;
  },
): Kinds['refund'] {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been captured and cannot be refunded.`);
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount !== undefined && (amount <= 0 || amount > left))
    throw invalidRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    );
  const refund = buildRefund(store, { charge, amount: amount ?? left, reason, metadata });
  refund.balance_transaction = keepObject(
    store,
    'balance_transaction',
    buildBalanceTransaction(store, {
      amount: -refund.amount,
      currency: refund.currency,
      source: refund.id,
      type: 'refund',
      description: charge.description,
    }),
  ).id;
  keepObject(store, 'refund', refund);
  const before = charge.amount_refunded;
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emitEvent(store, 'refund.created', refund);
  emitEvent(store, 'charge.refunded', charge, { amount_refunded: before });
  refund.destination_details!.card!.reference_status = 'pending';
  refund.destination_details!.card!.reference_type = 'acquirer_reference_number';
  emitEvent(store, 'refund.updated', refund, { destination_details: { card: {} } });
  return refund;
}

/**
 * The charge that paid an invoice.
 * @throws ApiError for invoices without a charge
 */
export function chargeOf(store: Store, invoiceId: string): Kinds['charge'] {
  const payment = paymentOf(store, invoiceId);
  if (payment?.status !== 'paid') throw invalidRequest(`No money was paid for invoice ${invoiceId}.`);
  const intent = getObject(store, 'payment_intent', payment.payment.payment_intent!);
  return getObject(store, 'charge', intent.latest_charge!);
}
