import type Stripe from 'stripe';
import type { Store } from '../store.ts';
import type { Flat } from '../wire/flat.ts';

/** Whether the merchant has set up tax; the tax itself is always 0. */
export function buildTaxSettings({ hasTax, livemode }: Store) {
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: hasTax ? 'txcd_10000000' : null },
    head_office: hasTax
      ? {
          address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: 'CA' },
        }
      : null,
    livemode,
    status: hasTax ? 'active' : 'pending',
    status_details: hasTax ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  } satisfies Flat<Stripe.Tax.Settings>;
}
