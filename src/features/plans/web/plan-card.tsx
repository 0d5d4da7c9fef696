import { Check } from 'lucide-react';
import { creditsText } from '#features/credits/web/credits-text';
import { countInWords } from '#platform/words/count-in-words';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Plan } from '../contract/plans.ts';
import { pricePerPicture } from './money-texts.ts';
import { PlanSheet } from './plan-sheet.tsx';

interface PlanCardProps {
  plan: Plan;
  /** Credits of the largest plan; sets the scale of the pictures. */
  most: number;
  /** Credits per picture of the default image model. */
  cost: number;
  /** `buy` and `upgrade` can be pressed; `present`: already subscribed; `off`: nothing can be bought. */
  offer: 'buy' | 'present' | 'upgrade' | 'off';
  /** Whether this plan, or any plan, is being bought. */
  isPending: boolean;
  isBusy: boolean;
  /** Id of the element that says why nothing can be bought. */
  reasonId: string | undefined;
  onChoose(): void;
}

/** One plan: its price, what that buys, and the button. */
export function PlanCard({ plan, most, cost, offer, isPending, isBusy, reasonId, onChoose }: PlanCardProps) {
  const titleId = `plan-${plan.id}`;
  const pictures = Math.floor(plan.credits / cost);
  return (
    <Card
      role="article"
      aria-labelledby={titleId}
      className={cn(
        'relative flex h-full flex-col overflow-hidden p-6',
        // On tablets the pictures stand beside the text.
        'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8',
        plan.popular && 'border-border-strong',
      )}
    >
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 h-1"
        style={{ backgroundColor: `var(--color-${plan.colour})` }}
      />
      <div className="sm:max-lg:col-start-1">
        <div className="flex min-h-7 items-center justify-between gap-3">
          <h2 id={titleId} className="font-serif text-2xl leading-none">
            {plan.name}
          </h2>
          {plan.popular && <Badge>Most popular</Badge>}
        </div>
        {/* The same height in each column, so that prices align. */}
        <p className="mt-2 text-muted text-sm leading-relaxed lg:min-h-[2lh]">{plan.description}</p>
        <p className="mt-5 flex items-baseline gap-2">
          <span className="font-medium text-2xl tabular-nums tracking-tight">{plan.priceText}</span>
          <span className="text-muted text-sm">a month</span>
        </p>
      </div>
      <div className="mt-6 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-1">
        <PlanSheet pictures={pictures} most={Math.floor(most / cost)} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
          <span className="font-medium">
            {creditsText(plan.credits)}
            {pictures > 0 && `, ${countInWords(pictures, 'picture')}`}
          </span>
          <span className="text-muted">
            {pictures > 0 ? `${pricePerPicture(plan, cost)} each` : `A picture takes ${cost}`}
          </span>
        </p>
      </div>
      <ul className="sm:max-lg:col-start-1 mt-5 mb-7 space-y-2 border-border border-t pt-5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={plan.popular && offer === 'buy' ? 'primary' : 'secondary'}
        size="large"
        disabled={(isBusy && !isPending) || offer === 'present' || offer === 'off'}
        aria-busy={isPending || undefined}
        aria-describedby={reasonId === undefined ? titleId : `${titleId} ${reasonId}`}
        onClick={onChoose}
        className="mt-auto w-full sm:max-lg:col-start-1"
      >
        {isPending && <Spinner />}
        {isPending ? 'Processing...' : WORDS[offer](plan)}
      </Button>
    </Card>
  );
}

const WORDS: Record<PlanCardProps['offer'], (plan: Plan) => string> = {
  buy: () => 'Subscribe Now',
  present: () => 'Already Subscribed',
  upgrade: ({ name }) => `Upgrade to ${name}`,
  off: () => 'Subscribe Now',
};
