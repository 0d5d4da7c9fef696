import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { PAYMENT_MODES } from './billing.ts';
import { PLAN_IDS } from './plans.ts';

/** Whether payments are configured, and whether the gateway accepts the key. */
export const paymentConfig = z.object({
  stripeConfigured: z.boolean(),
  stripeMode: z.enum(PAYMENT_MODES),
  pricesAccessible: z.boolean(),
  /** Amounts in the currency's smallest unit; null if a price has no fixed amount. */
  activePrices: z.array(
    z.object({ id: z.string(), unitAmount: z.number().int().nullable(), currency: z.string() }),
  ),
  /** Why the gateway call failed, in the gateway's words. */
  error: z.string().nullable(),
  /** The plans for sale, with their configured prices. */
  plans: z.array(
    z.object({
      id: z.enum(PLAN_IDS),
      name: z.string(),
      priceId: z.string(),
      /** The amount on the plan card, in US cents. */
      unitAmount: z.number().int(),
    }),
  ),
});
export type PaymentConfig = z.infer<typeof paymentConfig>;

export const priceTest = z.object({
  success: z.boolean(),
  price: z
    .object({
      active: z.boolean(),
      currency: z.string(),
      unitAmount: z.number().int().nullable(),
      livemode: z.boolean(),
    })
    .nullable(),
  /** For admins; null if the price was found. */
  error: z.string().nullable(),
  code: z.string().nullable(),
  type: z.string().nullable(),
});
export type PriceTest = z.infer<typeof priceTest>;

export const testPaymentConfig = endpoint({
  method: 'GET',
  path: '/api/test-stripe-config',
  access: 'admin',
  responses: { 200: paymentConfig },
  words: { tag: 'Admin', summary: 'Show the payment configuration' },
});

export const testPrice = endpoint({
  method: 'GET',
  path: '/api/test-stripe-price/:priceId',
  access: 'admin',
  params: z.object({ priceId: z.string().trim().min(1).max(255) }),
  responses: { 200: priceTest },
  refusals: ['payments_off'],
  words: { tag: 'Admin', summary: 'Look up a price at the payment gateway' },
});
