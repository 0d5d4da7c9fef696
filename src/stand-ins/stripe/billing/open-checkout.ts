import { DAY } from '../clock.ts';
import { emitEvent } from '../events/emit-event.ts';
import { buildCheckoutSession, type CheckoutInput } from '../objects/checkout-session.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { getObject, type Kinds, keepObject, listObjects, type Order, type World } from '../world.ts';
import { reductionOf } from './discounts.ts';

type Session = Kinds['checkout.session'];

/** Default lifetime of a session in seconds. */
export const SESSION_LIFE = DAY;

export function openCheckout(
  world: World,
  input: Omit<CheckoutInput, 'currency' | 'subtotal' | 'total'> & { order: Order },
): Session {
  const price = getObject(world, 'price', input.order.price);
  const subtotal = (price.unit_amount ?? 0) * input.order.quantity;
  const session = buildCheckoutSession(world, {
    ...input,
    currency: price.currency,
    subtotal,
    total: subtotal - reductions(world, input.discounts, subtotal),
  });
  world.orders.set(session.id, input.order);
  return keepObject(world, 'checkout.session', session);
}

/**
 * Replaces the session's offer with a typed code; an empty code removes it.
 * @throws ApiError for a code that cannot be used
 */
export function applyCode(world: World, session: Session, code: string): void {
  if (session.status !== 'open' || !session.allow_promotion_codes)
    throw invalidRequest('This Checkout Session takes no promotion codes.');
  const found = listObjects(world, 'promotion_code').find(
    (each) => each.active && each.code.toLowerCase() === code.toLowerCase(),
  );
  const isOther = found && found.customer !== null && found.customer !== session.customer;
  const isLate = found && session.customer !== null && !mayRedeem(world, found, session.customer);
  if (code !== '' && (!found || isOther || isLate))
    throw invalidRequest('This code is invalid.', { code: 'promotion_code_invalid' });
  session.discounts = found ? [{ coupon: found.promotion.coupon, promotion_code: found.id }] : [];
  const off = reductions(world, session.discounts, session.amount_subtotal!);
  session.amount_total = session.amount_subtotal! - off;
  session.total_details!.amount_discount = off;
}

/** First-purchase codes need a customer without paid invoices. */
export function mayRedeem(world: World, code: Kinds['promotion_code'], customerId: string): boolean {
  if (!code.restrictions.first_time_transaction) return true;
  return !listObjects(world, 'invoice').some(
    ({ customer, status }) => customer === customerId && status === 'paid',
  );
}

export function expireCheckout(world: World, session: Session): void {
  session.status = 'expired';
  session.url = null;
  emitEvent(world, 'checkout.session.expired', session);
}

function reductions(world: World, discounts: Session['discounts'], subtotal: number): number {
  return (discounts ?? []).reduce(
    (sum, { coupon }) => sum + reductionOf(getObject(world, 'coupon', coupon!), subtotal - sum),
    0,
  );
}
