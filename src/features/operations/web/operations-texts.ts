import type { Finding, PaymentMode } from '#features/plans/contract/billing';
import type { LedgerCheck } from '../contract/operations.ts';

export const MODE_TEXTS: Readonly<Record<PaymentMode, string>> = {
  off: 'Off: nobody can pay',
  'stand-in': 'Development stand-in: no money moves',
  test: 'Test key: no real money moves',
  live: 'Live: real money',
};

/** The ledger check's figures, with their labels. */
export const LEDGER_FAULTS: readonly { figure: Exclude<keyof LedgerCheck, 'checkedAt'>; name: string }[] = [
  { figure: 'total', name: 'credits without a source' },
  { figure: 'wrongBalances', name: 'balances that do not match their transfers' },
  { figure: 'negativeMoments', name: 'negative balances' },
  { figure: 'wrongSettlements', name: 'settlements that differ from their transfers' },
  { figure: 'wrongGrants', name: 'grants with the wrong amount' },
  { figure: 'doubleGrants', name: 'invoices credited twice' },
  { figure: 'strayHolds', name: 'holds without a generation' },
  { figure: 'undeliveredCharges', name: 'charges for undelivered pictures' },
];

export const LEDGER_REMEDY =
  'Back up the database, change nothing by hand, and follow the transfers of these accounts.';

/** The remedy for a difference between the gateway and the database. */
export function findingRemedy({ kind }: Pick<Finding, 'kind'>): string {
  return FINDING_REMEDIES[kind] ?? 'Compare both sides at Stripe and under Users.';
}

const FINDING_REMEDIES: Readonly<Record<string, string>> = {
  ledger: LEDGER_REMEDY,
  'unknown-customer':
    'Look up the customer at Stripe: another site may share the account, or somebody added the customer by hand.',
  'payer-deleted': 'Refund the invoice at Stripe, and check that the subscription has ended there.',
  'unknown-price':
    'Check that all STRIPE_PRICE_… name the prices that are sold, then restart. The next comparison adds the credits that were paid for.',
  'two-subscriptions':
    'One of the two is not paid yet. Once it is, the older one ends and its unused part is refunded.',
  'promotion-used': 'Nothing to do: the user was shown the reason.',
  'gateway-task-failed':
    'Read Stripe’s message. A restricted key needs write access to subscriptions, customers and refunds. It is retried every hour.',
};
