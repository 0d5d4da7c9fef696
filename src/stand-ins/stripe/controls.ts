import { z } from 'zod';
import { cancelAtPeriodEnd } from './billing/cancel-subscription.ts';
import { changeCard } from './billing/change-card.ts';
import { changePlan } from './billing/change-plan.ts';
import { completeCheckout } from './billing/complete-checkout.ts';
import { deleteCustomer } from './billing/delete-customer.ts';
import { closeDispute, openDispute } from './billing/dispute-charge.ts';
import { endSubscription, isLive } from './billing/end-subscription.ts';
import { payInvoice } from './billing/follow-payment.ts';
import { expireCheckout } from './billing/open-checkout.ts';
import { chargeOf, refundCharge } from './billing/refund-charge.ts';
import { emitEvent } from './events/emit-event.ts';
import { CARDS, type Card } from './objects/payment-method.ts';
import { setPriceActive } from './routes/catalog.ts';
import { type SeedPromotionCode, seedCode } from './seed-catalog.ts';
import { invalidRequest, missing } from './wire/api-error.ts';
import { findObject, type Kind, type Kinds, type World } from './world.ts';

/** Actions of Stripe's dashboard and hosted pages, on objects of either mode. */
export type Controls = ReturnType<typeof createControls>;

export function createControls(worlds: { test: World; live: World }, settle: () => void) {
  const within = <K extends Kind, T>(kind: K, id: string, act: (world: World, object: Kinds[K]) => T): T => {
    settle();
    for (const world of [worlds.test, worlds.live]) {
      const object = findObject(world, kind, id);
      if (!object) continue;
      try {
        return act(world, object);
      } finally {
        settle();
      }
    }
    throw missing(kind, id);
  };
  const onLive = (id: string, act: (world: World, subscription: Kinds['subscription']) => void) =>
    within('subscription', id, (world, subscription) => {
      if (!isLive(subscription)) throw invalidRequest(`The subscription ${id} has ended.`);
      act(world, subscription);
      return subscription;
    });
  return {
    /**
     * Presses the button of the Checkout page. A session without a customer needs an email address. `fingerprint`
     * identifies the card, so that several customers can pay with the same one; random if absent.
     */
    completeCheckout: (
      sessionId: string,
      { card = 'ok', ...payer }: { card?: Card; email?: string; fingerprint?: string } = {},
    ) =>
      within('checkout.session', sessionId, (world, session) =>
        completeCheckout(world, session, { card, ...payer }),
      ),
    expireCheckout: (sessionId: string) => within('checkout.session', sessionId, expireCheckout),
    /** Charges an open invoice to the card on file; false when declined. */
    payInvoice: (invoiceId: string) =>
      within('invoice', invoiceId, (world, invoice) => {
        try {
          payInvoice(world, invoice);
          return true;
        } catch (error) {
          if ((error as { status?: number }).status === 402) return false;
          throw error;
        }
      }),
    /** Declines the customer's next payment, whatever the card. */
    failNextPayment: (customerId: string) =>
      within('customer', customerId, (world) => void world.failNext.add(customerId)),
    /** `amount`: cents; the rest if absent. */
    refund: (invoiceId: string, { amount }: { amount?: number } = {}) =>
      within('invoice', invoiceId, (world) =>
        refundCharge(world, chargeOf(world, invoiceId), { amount, reason: 'requested_by_customer' }),
      ),
    openDispute: (invoiceId: string) =>
      within('invoice', invoiceId, (world) => openDispute(world, chargeOf(world, invoiceId))),
    closeDispute: (disputeId: string, outcome: 'won' | 'lost') =>
      within('dispute', disputeId, (world, dispute) => closeDispute(world, dispute, outcome)),
    /** Cancels at the end of the paid month, like the portal. */
    cancel: (id: string) => onLive(id, (world, subscription) => cancelAtPeriodEnd(world, subscription, true)),
    resume: (id: string) =>
      onLive(id, (world, subscription) => cancelAtPeriodEnd(world, subscription, false)),
    /** Changes the plan now with a proration invoice, like the portal. */
    changePlan: (id: string, priceId: string) =>
      onLive(id, (world, subscription) => {
        const price = findObject(world, 'price', priceId);
        if (!price?.active) throw invalidRequest(`There is no active price ${priceId}.`);
        changePlan(world, subscription, { price, proration: 'always_invoice' });
      }),
    changeCard: (customerId: string, card: Card) =>
      within('customer', customerId, (world, customer) => changeCard(world, customer, card)),
    /** Ends it now without a refund. */
    cancelNow: (id: string) =>
      onLive(id, (world, subscription) => endSubscription(world, subscription, 'cancellation_requested')),
    deactivatePrice: (priceId: string) =>
      within('price', priceId, (world, price) => setPriceActive(world, price, false)),
    deleteCustomer: (customerId: string) => within('customer', customerId, deleteCustomer),
    /** Turns tax on in test mode. */
    setUpTax: () => {
      worlds.test.hasTax = true;
    },
    /** Creates the code in test mode. */
    createPromotionCode: (code: SeedPromotionCode) => {
      settle();
      const made = seedCode(worlds.test, code);
      emitEvent(worlds.test, 'promotion_code.created', made);
      settle();
      return made;
    },
  };
}

const id = z.string();
const card = z.enum(CARDS);

/** Each control's JSON input over HTTP; properties are in the order of its arguments. */
export const CONTROL_INPUTS = {
  completeCheckout: z.strictObject({
    sessionId: id,
    options: z
      .strictObject({
        card: card.optional(),
        email: z.string().optional(),
        fingerprint: z.string().min(1).max(64).optional(),
      })
      .optional(),
  }),
  expireCheckout: z.strictObject({ sessionId: id }),
  payInvoice: z.strictObject({ invoiceId: id }),
  failNextPayment: z.strictObject({ customerId: id }),
  refund: z.strictObject({
    invoiceId: id,
    options: z.strictObject({ amount: z.int().positive().optional() }).optional(),
  }),
  openDispute: z.strictObject({ invoiceId: id }),
  closeDispute: z.strictObject({ disputeId: id, outcome: z.enum(['won', 'lost']) }),
  cancel: z.strictObject({ subscriptionId: id }),
  resume: z.strictObject({ subscriptionId: id }),
  changePlan: z.strictObject({ subscriptionId: id, priceId: id }),
  changeCard: z.strictObject({ customerId: id, card }),
  cancelNow: z.strictObject({ subscriptionId: id }),
  deactivatePrice: z.strictObject({ priceId: id }),
  deleteCustomer: z.strictObject({ customerId: id }),
  setUpTax: z.strictObject({}),
  createPromotionCode: z.strictObject({
    code: z.strictObject({
      code: z.string(),
      percentOff: z.number().gt(0).max(100).optional(),
      amountOff: z.int().positive().optional(),
      duration: z.enum(['once', 'forever']),
      expiresAt: z.coerce.date().optional(),
      maxRedemptions: z.int().optional(),
      timesRedeemed: z.int().optional(),
      firstTimeOnly: z.boolean().optional(),
    }),
  }),
} satisfies Record<keyof Controls, z.ZodObject>;
