import type { Plan } from '#contract/plans';

/** @param amount in the currency's smallest unit; `1499` of `usd` is `$14.99` */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

/** What one picture comes to when all of a month's credits are used: `$3.33`, `5¢`. */
export function pricePerPicture({ unitAmount, credits }: Pick<Plan, 'unitAmount' | 'credits'>): string {
  const cents = Math.round(unitAmount / credits);
  return cents < 100 ? `${cents}¢` : formatMoney(cents, 'usd');
}
