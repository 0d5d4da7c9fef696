import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '#ports/payment-gateway';

/** A gateway that sells two prices, and what people do at it. */
export interface GatewayStage {
  gateway: PaymentGateway;
  /** The cheaper one, and the dearer one. */
  priceIds: readonly [string, string];
  /** A code that takes 20% off the first month, one that makes it free, and two that nobody can use any more. */
  codes: { twenty: string; free: string; expired: string; usedUp: string };
  /** Pays an open Checkout, with a card that works. */
  pay(checkoutId: string): void;
  refund(invoiceId: string, amount?: number): void;
  dispute(invoiceId: string): { lose(): void };
  cancelAtPeriodEnd(subscriptionId: string): void;
  changePlan(subscriptionId: string, priceId: string): void;
  deactivatePrice(priceId: string): void;
  deleteCustomer(customerId: string): void;
  failNextPayment(customerId: string): void;
  passMonths(months: number): Promise<void>;
}

export const SUCCESS = 'http://127.0.0.1:1/success?success=true';
export const CANCEL = 'http://127.0.0.1:1/pricing';

export async function createCustomer({ gateway }: GatewayStage) {
  const userId = randomUUID();
  const details = { userId, email: `${userId}@example.test`, name: 'Ada Lovelace' };
  return { userId, customerId: await gateway.createCustomer(details, `customer:${userId}`) };
}

/** Differences from a Checkout of a new customer for the first price, without a code. */
type Changes = { priceId?: string; promotionCodeId?: string | null; customerId?: string };

export async function openCheckout(stage: GatewayStage, changes: Changes = {}) {
  const { userId, customerId } = await createCustomer(stage);
  const request = {
    userId,
    customerId,
    priceId: stage.priceIds[0],
    promotionCodeId: null,
    successUrl: SUCCESS,
    cancelUrl: CANCEL,
    ...changes,
  };
  const opened = await stage.gateway.openCheckout(request, `checkout:${userId}:1`);
  return { ...request, opened };
}

/** Opens a Checkout, and pays it. */
export async function subscribe(stage: GatewayStage, changes?: Changes) {
  const { opened, ...request } = await openCheckout(stage, changes);
  if ('refused' in opened) throw new Error(`refused: ${opened.refused}`);
  stage.pay(opened.id);
  const [subscription] = await stage.gateway.listSubscriptions(request.customerId);
  const [invoice] = await stage.gateway.listSubscriptionInvoices(subscription!.id);
  return { ...request, checkoutId: opened.id, subscription: subscription!, invoice: invoice! };
}

export async function collect<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of list) all.push(item);
  return all;
}

export async function findLastEvent(gateway: PaymentGateway, type: string) {
  const events = await collect(gateway.listEvents(new Date(0)));
  return events.findLast((event) => event.type === type);
}
