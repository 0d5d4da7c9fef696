import { formatMoney } from '#web/ui/format-money.ts';
import type { PaymentConfig, PriceTest } from '../contract/payment-test.ts';

type Price = NonNullable<PriceTest['price']>;

/** `$14.99` for 1499 of `usd`. */
export function amountInWords({ unitAmount, currency }: Pick<Price, 'unitAmount' | 'currency'>): string {
  if (unitAmount === null) return 'Varies';
  return formatMoney(unitAmount, currency);
}

/** Reasons not to sell at this price, as sentences; empty if there are none. */
export function troublesOf(
  plan: Pick<PaymentConfig['plans'][number], 'unitAmount'>,
  { active, currency, unitAmount, livemode }: Price,
  mode: PaymentConfig['stripeMode'],
): string[] {
  const card = amountInWords({ unitAmount: plan.unitAmount, currency: 'usd' });
  return [
    ...(active ? [] : ['The price is inactive: nobody can subscribe to it.']),
    ...(currency === 'usd'
      ? []
      : [`The plan’s card is in US dollars, the price is in ${currency.toUpperCase()}.`]),
    ...(currency === 'usd' && unitAmount !== plan.unitAmount
      ? [`The plan’s card says ${card}, the price is ${amountInWords({ unitAmount, currency })}.`]
      : []),
    ...(livemode === (mode === 'live')
      ? []
      : [`The price belongs to ${livemode ? 'live' : 'test'} mode, the key to the other.`]),
  ];
}

export const MODES: Record<PaymentConfig['stripeMode'], string> = {
  off: 'Off',
  'stand-in': 'Stand-in (no money moves)',
  test: 'Test',
  live: 'Live',
};
