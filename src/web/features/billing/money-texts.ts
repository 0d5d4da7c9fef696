import type { Plan } from '#contract/plans';
import { formatMoney } from '#web/ui/format-money.ts';

/** What one picture comes to when all of a month's credits are used: `$3.33`, `5¢`. */
export function pricePerPicture({ unitAmount, credits }: Pick<Plan, 'unitAmount' | 'credits'>): string {
  const cents = Math.round(unitAmount / credits);
  return cents < 100 ? `${cents}¢` : formatMoney(cents, 'usd');
}
