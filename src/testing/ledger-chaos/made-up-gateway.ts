import type { Plan } from '#features/plans/contract/plans';
import type { Payments } from '#features/plans/rules/payments';
import type { GatewayInvoice, GatewaySubscription, PaymentGateway } from '#ports/payment-gateway';
import { randomOf } from './choose-operation.ts';

/** What is paid for the `month`th month of a user; `isChange`: for another plan in the midst of it. */
export interface MadeUpInvoice {
  user: number;
  month: number;
  isChange: boolean;
}

const LOOK = { features: [], popular: false, colour: 'ink', description: '', priceText: '' };

/** Small ones, so that people often have too few credits. */
export const CHAOS_PLANS: readonly Plan[] = [
  { ...LOOK, id: 'starter', name: 'S', priceId: 'price_0', unitAmount: 400, credits: 3 },
  { ...LOOK, id: 'professional', name: 'P', priceId: 'price_1', unitAmount: 900, credits: 9 },
  { ...LOOK, id: 'enterprise', name: 'E', priceId: 'price_2', unitAmount: 1_500, credits: 16 },
];

const DAY_MS = 86_400_000;

/**
 * A gateway that thinks up what it is asked for, from its id alone: the same in every process and after each of them is
 * killed. Half of the subscriptions have ended with their month; of payments, some have come back.
 */
export function createMadeUpPayments(seed: number, userIds: readonly string[]): Payments {
  const gateway: PaymentGateway = {
    mode: 'test',
    findInvoice: async (id) => invoiceOf(seed, userIds, invoiceFrom(id)),
    // A change builds on the month that it is in.
    listSubscriptionInvoices: async (id) => [
      invoiceOf(seed, userIds, { ...invoiceFrom(id), isChange: false }),
    ],
    findPrice: async (id) => ({
      id,
      active: true,
      currency: 'usd',
      unitAmount: CHAOS_PLANS.find(({ priceId }) => priceId === id)!.unitAmount,
      livemode: false,
    }),
    async findPayment(paymentIntentId) {
      const known = invoiceFrom(paymentIntentId);
      const { id: invoiceId, amountPaid: amount } = invoiceOf(seed, userIds, known);
      const next = lotOf(seed, known, 'payment');
      const [share, isLost] = [next(), next() < 0.2];
      const amountRefunded = share < 0.2 ? amount : share < 0.8 ? Math.floor(amount / 2) : 0;
      return { invoiceId, amount, amountRefunded, disputeStatus: isLost ? 'lost' : null };
    },
    findSubscription: async (id) => subscriptionOf(seed, userIds, invoiceFrom(id)),
    createCustomer: neverAsked,
    updateCustomer: neverAsked,
    findCustomer: neverAsked,
    deleteCustomer: neverAsked,
    openCheckout: neverAsked,
    findCheckout: neverAsked,
    expireCheckout: neverAsked,
    openPortal: neverAsked,
    findPromotionCode: neverAsked,
    listActivePrices: neverAsked,
    checkAccess: neverAsked,
    listSubscriptions: neverAsked,
    findCardFingerprint: neverAsked,
    cancelSubscription: async () => undefined,
    refundPayment: async () => undefined,
    chargeBalance: async () => undefined,
    listPaidInvoices: neverAsked,
    readEvent: neverAsked,
    listEvents: neverAsked,
  };
  return { gateway, plans: CHAOS_PLANS };
}

function neverAsked(): never {
  throw new Error('Nothing of this kind is asked for in the chaos');
}

/** Stands behind the prefix in the ids of all that belongs to an invoice. */
function nameOf({ user, month, isChange }: MadeUpInvoice): string {
  return `${user}_${month}_${isChange ? 'change' : 'month'}`;
}

function invoiceFrom(id: string): MadeUpInvoice {
  const [, user, month, kind] = id.split('_');
  return { user: Number(user), month: Number(month), isChange: kind === 'change' };
}

function lotOf(seed: number, { user, month, isChange }: MadeUpInvoice, of: 'plan' | 'payment' | 'end') {
  const kind = ['plan', 'payment', 'end'].indexOf(of);
  return randomOf(seed ^ 0x5eed, ((month * 64 + user) * 2 + (isChange ? 1 : 0)) * 3 + kind);
}

export function invoiceOf(seed: number, userIds: readonly string[], known: MadeUpInvoice): GatewayInvoice {
  const { user, month, isChange } = known;
  const plan = planOf(seed, { ...known, isChange: false });
  const next = planOf(seed, known);
  const [start, end] = [startOf(month), startOf(month + 1)];
  const middle = new Date((start.getTime() + end.getTime()) / 2);
  const line = (of: Plan, amount: number, periodStart: Date) => ({
    priceId: of.priceId,
    amount,
    quantity: 1,
    isProration: isChange,
    periodStart,
    periodEnd: end,
  });
  const lines = isChange
    ? [line(plan, -plan.unitAmount / 2, middle), line(next, next.unitAmount / 2, middle)]
    : [line(plan, plan.unitAmount, start)];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amountPaid = Math.max(0, total);
  const name = nameOf(known);
  return {
    id: `in_${name}`,
    customerId: `cus_${user}`,
    userId: userIds[user]!,
    subscriptionId: `sub_${nameOf({ ...known, isChange: false })}`,
    number: null,
    status: 'paid',
    billingReason: isChange ? 'subscription_update' : 'subscription_cycle',
    currency: 'usd',
    amountDue: amountPaid,
    amountPaid,
    total,
    couponIds: [],
    paymentIntentId: `pi_${name}`,
    nextAttemptAt: null,
    hostedUrl: null,
    pdfUrl: null,
    lines,
    livemode: false,
    createdAt: isChange ? middle : start,
    paidAt: isChange ? middle : start,
  };
}

export function subscriptionOf(
  seed: number,
  userIds: readonly string[],
  known: MadeUpInvoice,
): GatewaySubscription {
  const { user, month } = known;
  const isOver = lotOf(seed, { ...known, isChange: false }, 'end')() < 0.5;
  return {
    id: `sub_${nameOf({ ...known, isChange: false })}`,
    customerId: `cus_${user}`,
    userId: userIds[user]!,
    priceId: planOf(seed, known).priceId!,
    status: isOver ? 'canceled' : 'active',
    currentPeriodStart: startOf(month),
    currentPeriodEnd: startOf(month + 1),
    cancelAt: null,
    endedAt: isOver ? startOf(month + 1) : null,
    startedAt: startOf(month),
    livemode: false,
  };
}

function planOf(seed: number, known: MadeUpInvoice): Plan {
  return CHAOS_PLANS[Math.floor(lotOf(seed, known, 'plan')() * CHAOS_PLANS.length)]!;
}

/** Months of one day, so that no run is too long for a calendar. */
function startOf(month: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + month * DAY_MS);
}
