import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';

type PaymentMethod = Kinds['payment_method'];

/** The test cards of the hosted pages. */
export const CARDS = ['ok', 'declined', 'fails-later'] as const;
export type Card = (typeof CARDS)[number];

/** The ends of Stripe's own test numbers. `fails-later` attaches, pays once, and is declined afterwards. */
const LAST4: Record<Card, string> = { ok: '4242', declined: '0002', 'fails-later': '0341' };

export function buildPaymentMethod(
  store: Store,
  input: { card: Card; fingerprint?: string | undefined; customer: string | null; email: string | null },
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: noAddress(), email: input.email, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(store.clock.now() * 1000).getUTCFullYear() + 4,
      // Stripe recognizes the same card; here each is a new card unless a fingerprint is given.
      fingerprint: input.fingerprint ?? randomLetters(16),
      funding: 'credit',
      generated_from: null,
      last4: LAST4[input.card],
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.clock.now(),
    customer: input.customer,
    customer_account: null,
    livemode: store.livemode,
    metadata: {},
    type: 'card',
  } satisfies PaymentMethod;
}

/** Which test card it is. */
export function cardOf(method: PaymentMethod): Card {
  return CARDS.find((card) => LAST4[card] === method.card?.last4) ?? 'ok';
}

export function noAddress() {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
}
