import { CircleAlert, Info } from 'lucide-react';
import type { EndedSubscription } from '#contract/billing';
import type { Plan } from '#contract/plans';
import { CalendarDay } from '#web/ui/calendar-day.tsx';

interface EndedNoticeProps {
  ended: EndedSubscription;
  /** Null for a price that is none of the plans'. */
  plan: Plan | null;
}

/** What became of a subscription, for somebody who may not have ended it on purpose. */
export function EndedNotice({ ended, plan }: EndedNoticeProps) {
  const Sign = ended.unpaid ? CircleAlert : Info;
  return (
    <p className="flex items-start gap-3 rounded-md bg-surface-2 px-4 py-3 text-sm leading-relaxed">
      <Sign
        aria-hidden
        className={ended.unpaid ? 'mt-0.5 size-4 shrink-0 text-warning' : 'mt-0.5 size-4 shrink-0 text-muted'}
      />
      <span>
        Your subscription{plan && ` to ${plan.name}`} ended on <CalendarDay date={ended.endedAt} />
        {ended.unpaid ? ', because its payment failed. Nothing more is charged for it.' : '.'} Credits that
        were paid for stay yours to the end of their month, or until those of a new plan take their place.
      </span>
    </p>
  );
}
