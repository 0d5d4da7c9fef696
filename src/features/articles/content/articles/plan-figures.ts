import { PLANS } from '#features/plans/contract/plans';

/** A plan in words: `$14.99 for 300 pictures a month, which is $0.05 each`. */
export function planInWords(id: (typeof PLANS)[number]['id']): string {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const each = (plan.unitAmount / 100 / plan.credits).toFixed(2);
  return `${plan.priceText} for ${plan.credits} pictures a month, which is $${each} each`;
}
