import type { PaymentMode } from '#contract/billing';
import type { Finding, LedgerCheck } from '#contract/operations';

export const MODE_TEXTS: Readonly<Record<PaymentMode, string>> = {
  off: 'Off: nobody can pay',
  'stand-in': 'Development stand-in: no money moves',
  test: 'Test key: no real money moves',
  live: 'Live: real money',
};

/** What the recomputed ledger may get wrong, as it is counted. */
export const LEDGER_FAULTS: readonly { figure: Exclude<keyof LedgerCheck, 'checkedAt'>; name: string }[] = [
  { figure: 'total', name: 'credits from nowhere' },
  { figure: 'wrongBalances', name: 'balances that are not the sum of their transfers' },
  { figure: 'negativeMoments', name: 'balances that were below zero' },
  { figure: 'wrongSettlements', name: 'settlements that differ from their transfers' },
  { figure: 'wrongGrants', name: 'grants that gave something else than they say' },
  { figure: 'doubleGrants', name: 'invoices that gave credits twice' },
  { figure: 'strayHolds', name: 'holds without their generation' },
  { figure: 'undeliveredCharges', name: 'charges for what was not delivered' },
];

export const LEDGER_REMEDY =
  'Back the database up as it is, change nothing by hand, and follow the transfers of the accounts concerned.';

/** What to do about a difference between the gateway and what stands here. */
export function findingRemedy({ kind }: Pick<Finding, 'kind'>): string {
  return FINDING_REMEDIES[kind] ?? 'Compare both sides at Stripe and under Users.';
}

const FINDING_REMEDIES: Readonly<Record<string, string>> = {
  ledger: LEDGER_REMEDY,
  'unknown-customer':
    'Look the customer up at Stripe: another site may share the account, or somebody was added there by hand.',
  'payer-deleted': 'Refund the invoice at Stripe, and see that the subscription has ended there.',
  'unknown-price':
    'See that the three STRIPE_PRICE_… name the prices that are sold, start again, and the next comparison gives what was paid for.',
  'two-subscriptions':
    'One of them has not been told of as paid. When it is, the one that was paid earlier is ended and its unused part refunded.',
  'promotion-used': 'Nothing is left to do: the person was told why.',
  'gateway-task-failed':
    'See what Stripe says. A restricted key must be allowed to write subscriptions, customers and refunds. It is tried again every hour.',
};
