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
import { findObject, type Kind, type Kinds, type Store } from './store.ts';
import { invalidRequest, missing } from './wire/api-error.ts';

/** Actions of Stripe's dashboard and hosted pages, on objects of either mode. */
export type Controls = ReturnType<typeof createControls>;

export function createControls(stores: { test: Store; live: Store }, settle: () => void) {
  const within = <K extends Kind, T>(kind: K, id: string, act: (store: Store, object: Kinds[K]) => T): T => {
    settle();
    for (const store of [stores.test, stores.live]) {
      const object = findObject(store, kind, id);
      if (!object) continue;
      try {
        return act(store, object);
      } finally {
        settle();
      }
    }
    throw missing(kind, id);
  };
  const onLive = (id: string, act: (store: Store, subscription: Kinds['subscription']) => void) =>
    within('subscription', id, (store, subscription) => {
      if (!isLive(subscription)) throw invalidRequest(`The subscription ${id} has ended.`);
      act(store, subscription);
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
      within('checkout.session', sessionId, (store, session) =>
        completeCheckout(store, session, { card, ...payer }),
      ),
    expireCheckout: (sessionId: string) => within('checkout.session', sessionId, expireCheckout),
    /** Charges an open invoice to the card on file; false when declined. */
    payInvoice: (invoiceId: string) =>
      within('invoice', invoiceId, (store, invoice) => {
        try {
          payInvoice(store, invoice);
          return true;
        } catch (error) {
          if ((error as { status?: number }).status === 402) return false;
          throw error;
        }
      }),
    /** Declines the customer's next payment, whatever the card. */
    failNextPayment: (customerId: string) =>
      within('customer', customerId, (store) => void store.failNext.add(customerId)),
    /** `amount`: cents; the rest if absent. */
    refund: (invoiceId: string, { amount }: { amount?: number } = {}) =>
      within('invoice', invoiceId, (store) =>
        refundCharge(store, chargeOf(store, invoiceId), { amount, reason: 'requested_by_customer' }),
      ),
    openDispute: (invoiceId: string) =>
      within('invoice', invoiceId, (store) => openDispute(store, chargeOf(store, invoiceId))),
    closeDispute: (disputeId: string, outcome: 'won' | 'lost') =>
      within('dispute', disputeId, (store, dispute) => closeDispute(store, dispute, outcome)),
    /** Cancels at the end of the paid month, like the portal. */
    cancel: (id: string) => onLive(id, (store, subscription) => cancelAtPeriodEnd(store, subscription, true)),
    resume: (id: string) =>
      onLive(id, (store, subscription) => cancelAtPeriodEnd(store, subscription, false)),
    /** Changes the plan now with a proration invoice, like the portal. */
    changePlan: (id: string, priceId: string) =>
      onLive(id, (store, subscription) => {
        const price = findObject(store, 'price', priceId);
        if (!price?.active) throw invalidRequest(`There is no active price ${priceId}.`);
        changePlan(store, subscription, { price, proration: 'always_invoice' });
      }),
    changeCard: (customerId: string, card: Card) =>
      within('customer', customerId, (store, customer) => changeCard(store, customer, card)),
    /** Ends it now without a refund. */
    cancelNow: (id: string) =>
      onLive(id, (store, subscription) => endSubscription(store, subscription, 'cancellation_requested')),
    deactivatePrice: (priceId: string) =>
      within('price', priceId, (store, price) => setPriceActive(store, price, false)),
    deleteCustomer: (customerId: string) => within('customer', customerId, deleteCustomer),
    /** Turns tax on in test mode. */
    setUpTax: () => {
      stores.test.hasTax = true;
    },
    /** Creates the code in test mode. */
    createPromotionCode: (code: SeedPromotionCode) => {
      settle();
      const made = seedCode(stores.test, code);
      emitEvent(stores.test, 'promotion_code.created', made);
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
