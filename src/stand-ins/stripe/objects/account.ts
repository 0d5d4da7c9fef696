import type Stripe from 'stripe';
import type { Flat } from '../wire/flat.ts';
import { noAddress } from './payment-method.ts';

type Account = Flat<Stripe.Account>;

/** The merchant, able to charge; the same in both modes. */
export function buildAccount(): Account {
  return {
    id: 'acct_1StandInForStripe',
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: '5734',
      minority_owned_business_designation: null,
      name: 'Framewright test account',
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: noAddress(),
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    controller: { type: 'account' },
    country: 'US',
    created: 1_735_689_600,
    default_currency: 'usd',
    details_submitted: true,
    email: 'merchant@example.com',
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: '/v1/accounts/acct_1StandInForStripe/external_accounts',
    },
    future_requirements: noRequirements(),
    metadata: {},
    payouts_enabled: true,
    requirements: noRequirements(),
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null },
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_issuing: { tos_acceptance: { date: null, ip: null } },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: 'Framewright test account', timezone: 'Etc/UTC' },
      invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
      payments: {
        statement_descriptor: 'FRAMEWRIGHT TEST',
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
      sepa_debit_payments: {},
    },
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: 'standard',
  } satisfies Account;
}

function noRequirements() {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [],
    disabled_reason: null,
    errors: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
  };
}
