import { z } from 'zod';
import { expireCheckout, mayRedeem, openCheckout, SESSION_LIFE } from '../billing/open-checkout.ts';
import type { Kinds } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import {
  changeMetadata,
  flag,
  ignored,
  integer,
  metadata,
  readParameters,
  timeRange,
} from '../wire/parameters.ts';
import { type Call, list, lookUp, type Route, retrieve } from './route.ts';

const address = z
  .string()
  .refine((text) => URL.canParse(text.replaceAll('{', '').replaceAll('}', '')), 'Not a valid URL');
const fields = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z
    .array(
      z.strictObject({
        price: z.string(),
        quantity: integer.optional(),
        adjustable_quantity: ignored,
      }),
    )
    .length(1),
  success_url: address,
  cancel_url: address.optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string().optional(), coupon: z.string().optional() }))
    .max(1)
    .optional(),
  allow_promotion_codes: flag.optional(),
  expires_at: integer.optional(),
  locale: z.string().optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: ignored,
  consent_collection: ignored,
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']), name: ignored }).optional(),
  custom_text: ignored,
  payment_method_collection: ignored,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  adaptive_pricing: ignored,
});
export const checkoutRoutes: Route[] = [
  retrieve('checkout.session', '/v1/checkout/sessions'),
  { method: 'POST', path: '/v1/checkout/sessions', answer: createSession },
  list('checkout.session', '/v1/checkout/sessions', {
    customer: z.string(),
    subscription: z.string(),
    payment_intent: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    created: timeRange,
  }),
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    answer: (call) => {
      const session = lookUp(call, 'checkout.session');
      if (session.status !== 'open')
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      expireCheckout(call.store, session);
      return session;
    },
  },
];

function createSession(call: Call): Kinds['checkout.session'] {
  const input = readParameters(fields, call.form);
  if (input.customer !== undefined && input.customer_email !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  if (input.discounts !== undefined && input.allow_promotion_codes !== undefined)
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  const [item] = input.line_items;
  const customer =
    input.customer === undefined ? undefined : lookUp(call, 'customer', input.customer, 'customer');
  const now = call.store.clock.now();
  const expiresAt = input.expires_at ?? now + SESSION_LIFE;
  if (expiresAt < now + 30 * 60 || expiresAt > now + SESSION_LIFE)
    throw invalidRequest(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  const hasTax = input.automatic_tax?.enabled ?? false;
  if (hasTax) checkTax(call, { customer, savesAddress: input.customer_update?.address === 'auto' });
  return openCheckout(call.store, {
    automatic_tax: hasTax,
    order: {
      price: sellablePrice(call, item!.price).id,
      quantity: item!.quantity ?? 1,
      subscriptionMetadata: changeMetadata({}, input.subscription_data?.metadata),
      description: input.subscription_data?.description ?? null,
    },
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    cancel_url: input.cancel_url ?? null,
    success_url: input.success_url,
    client_reference_id: input.client_reference_id ?? null,
    customer: customer?.id ?? null,
    customer_email: input.customer_email ?? null,
    email: customer?.email ?? input.customer_email ?? null,
    discounts: input.discounts?.map((offer) => checkDiscount(call, offer, customer)) ?? [],
    expires_at: expiresAt,
    locale: input.locale ?? null,
    metadata: changeMetadata({}, input.metadata),
  });
}

/** Tax needs the merchant's address and the customer's, who may enter it on the page. */
function checkTax(
  { store }: Call,
  { customer, savesAddress }: { customer: Kinds['customer'] | undefined; savesAddress: boolean },
): void {
  if (!store.hasTax)
    throw invalidRequest(
      'You must have a valid head office address to enable automatic tax calculation in test mode.',
    );
  if (customer && !customer.address && !savesAddress)
    throw invalidRequest('Automatic tax calculation in Checkout requires a valid address on the Customer.', {
      code: 'customer_tax_location_invalid',
    });
}

function sellablePrice(call: Call, id: string): Kinds['price'] {
  const param = 'line_items[0][price]';
  const price = lookUp(call, 'price', id, param);
  if (!price.active)
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      param,
    });
  if (!price.recurring)
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      { param },
    );
  return price;
}

function checkDiscount(
  call: Call,
  offer: { promotion_code?: string | undefined; coupon?: string | undefined },
  customer: Kinds['customer'] | undefined,
): { coupon: string | null; promotion_code: string | null } {
  if (offer.promotion_code !== undefined) {
    const param = 'discounts[0][promotion_code]';
    const code = lookUp(call, 'promotion_code', offer.promotion_code, param);
    if (!code.active)
      throw invalidRequest(`This promotion code cannot be redeemed because it is inactive: ${code.id}`, {
        param,
      });
    if (customer && !mayRedeem(call.store, code, customer.id))
      throw invalidRequest(
        'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      );
    return { coupon: code.promotion.coupon as string, promotion_code: code.id };
  }
  const param = 'discounts[0][coupon]';
  const coupon = lookUp(call, 'coupon', offer.coupon ?? '', param);
  if (!coupon.valid) throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param });
  return { coupon: coupon.id, promotion_code: null };
}
