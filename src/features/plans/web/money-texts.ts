import { creditsText } from '#features/credits/web/credits-text';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { imageModelName } from '#features/image-models/web/image-model-texts';
import { formatMoney } from '#web/ui/format-money.ts';
import type { Plan } from '../contract/plans.ts';

/** Price of one picture if all monthly credits are used: `$3.33`, `5¢`. `cost`: credits per picture. */
export function pricePerPicture(
  { unitAmount, credits }: Pick<Plan, 'unitAmount' | 'credits'>,
  cost: number,
): string {
  const cents = Math.round(unitAmount / Math.floor(credits / cost));
  return cents < 100 ? `${cents}¢` : formatMoney(cents, 'usd');
}

/** What credits buy: the default image model first, then models that cost more or less. */
export function creditUseText(models: readonly ImageModelSummary[]): string {
  const [first, ...others] = models;
  if (!first) return '';
  const most =
    first.cost === 1
      ? 'One credit makes one picture.'
      : `A picture takes ${creditsText(first.cost)} with ${imageModelName(models, first.id)}.`;
  const different = others
    .filter(({ cost }) => cost !== first.cost)
    .map(({ id, cost }) => `${cost} with ${imageModelName(models, id)}`);
  if (different.length === 0) return most;
  return `${most} Other image models differ: ${different.join(', ')}.`;
}
