import { DAY } from '../clock.ts';
import { emitEvent } from '../events/emit-event.ts';
import { buildCheckoutSession, type CheckoutInput } from '../objects/checkout-session.ts';
import { getObject, type Kinds, keepObject, listObjects, type Order, type Store } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { reductionOf } from './discounts.ts';

type Session = Kinds['checkout.session'];

/** Default lifetime of a session in seconds. */
export const SESSION_LIFE = DAY;

export function openCheckout(
  store: Store,
  input: Omit<CheckoutInput, 'currency' | 'subtotal' | 'total'> & { order: Order },
): Session {
  const price = getObject(store, 'price', input.order.price);
  const subtotal = (price.unit_amount ?? 0) * input.order.quantity;
  const session = buildCheckoutSession(store, {
    ...input,
    currency: price.currency,
    subtotal,
    total: subtotal - reductions(store, input.discounts, subtotal),
  });
  store.orders.set(session.id, input.order);
  return keepObject(store, 'checkout.session', session);
}

/**
 * Replaces the session's offer with a typed code; an empty code removes it.
 * @throws ApiError for a code that cannot be used
 */
export function applyCode(store: Store, session: Session, code: string): void {
  if (session.status !== 'open' || !session.allow_promotion_codes)
    throw invalidRequest('This Checkout Session takes no promotion codes.');
  const found = listObjects(store, 'promotion_code').find(
    (each) => each.active && each.code.toLowerCase() === code.toLowerCase(),
  );
  const isOther = found && found.customer !== null && found.customer !== session.customer;
  const isLate = found && session.customer !== null && !mayRedeem(store, found, session.customer);
  if (code !== '' && (!found || isOther || isLate))
    throw invalidRequest('This code is invalid.', { code: 'promotion_code_invalid' });
  session.discounts = found ? [{ coupon: found.promotion.coupon, promotion_code: found.id }] : [];
  const off = reductions(store, session.discounts, session.amount_subtotal!);
  session.amount_total = session.amount_subtotal! - off;
  session.total_details!.amount_discount = off;
}

/** First-purchase codes need a customer without paid invoices. */
export function mayRedeem(store: Store, code: Kinds['promotion_code'], customerId: string): boolean {
  if (!code.restrictions.first_time_transaction) return true;
  return !listObjects(store, 'invoice').some(
    ({ customer, status }) => customer === customerId && status === 'paid',
  );
}

export function expireCheckout(store: Store, session: Session): void {
  session.status = 'expired';
  session.url = null;
  emitEvent(store, 'checkout.session.expired', session);
}

function reductions(store: Store, discounts: Session['discounts'], subtotal: number): number {
  return (discounts ?? []).reduce(
    (sum, { coupon }) => sum + reductionOf(getObject(store, 'coupon', coupon!), subtotal - sum),
    0,
  );
}
