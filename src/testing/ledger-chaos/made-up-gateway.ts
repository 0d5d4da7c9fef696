import type { Plan } from '#features/plans/contract/plans';
import type { Payments } from '#features/plans/rules/payments';
import type { GatewayInvoice, GatewaySubscription, PaymentGateway } from '#ports/payment-gateway';
import { randomOf } from './choose-operation.ts';

/** Identifies the invoice of a user's `month`, or of a plan change in the middle of it. */
export interface MadeUpInvoice {
  user: number;
  month: number;
  isChange: boolean;
}

const LOOK = { features: [], popular: false, colour: 'ink', description: '', priceText: '' };

/** Small plans, so that users often lack credits. */
export const CHAOS_PLANS: readonly Plan[] = [
  { ...LOOK, id: 'starter', name: 'S', priceId: 'price_0', unitAmount: 400, credits: 3 },
  { ...LOOK, id: 'professional', name: 'P', priceId: 'price_1', unitAmount: 900, credits: 9 },
  { ...LOOK, id: 'enterprise', name: 'E', priceId: 'price_2', unitAmount: 1_500, credits: 16 },
];

const DAY_MS = 86_400_000;

/**
 * A gateway that derives each object from its id, so that all processes see the same ones. Half of the subscriptions ended
 * with their month; some payments were refunded.
 */
export function createMadeUpPayments(seed: number, userIds: readonly string[]): Payments {
  const gateway: PaymentGateway = {
    mode: 'test',
    findInvoice: async (id) => invoiceOf(seed, userIds, invoiceFrom(id)),
    // A change follows its month's invoice.
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
    createCustomer: neverCalled,
    updateCustomer: neverCalled,
    findCustomer: neverCalled,
    deleteCustomer: neverCalled,
    openCheckout: neverCalled,
    findCheckout: neverCalled,
    expireCheckout: neverCalled,
    openPortal: neverCalled,
    previewRenewal: neverCalled,
    findPromotionCode: neverCalled,
    listActivePrices: neverCalled,
    checkAccess: neverCalled,
    listSubscriptions: neverCalled,
    findCardFingerprint: neverCalled,
    cancelSubscription: async () => undefined,
    refundPayment: async () => undefined,
    chargeBalance: async () => undefined,
    listPaidInvoices: neverCalled,
    readEvent: neverCalled,
    listEvents: neverCalled,
  };
  return { gateway, plans: CHAOS_PLANS };
}

function neverCalled(): never {
  throw new Error('The chaos test does not call this');
}

/** The part of ids after the prefix, for everything of an invoice. */
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

/** Months last one day, so that long runs stay within valid dates. */
function startOf(month: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + month * DAY_MS);
}
