import { CircleAlert, Info } from 'lucide-react';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import type { EndedSubscription } from '../contract/billing.ts';
import type { Plan } from '../contract/plans.ts';

interface EndedNoticeProps {
  ended: EndedSubscription;
  /** Null for a price that belongs to no plan. */
  plan: Plan | null;
}

/** Why the subscription ended, for a user who may not have canceled it. */
export function EndedNotice({ ended, plan }: EndedNoticeProps) {
  const Sign = ended.unpaid ? CircleAlert : Info;
  return (
    <p className="flex items-start gap-3 rounded-md bg-surface-2 px-4 py-3 text-sm leading-relaxed">
      <Sign
        aria-hidden
        className={ended.unpaid ? 'mt-0.5 size-4 shrink-0 text-warning' : 'mt-0.5 size-4 shrink-0 text-muted'}
      />
      <span>
        Your subscription{plan && ` to ${plan.name}`} expired on <CalendarDay date={ended.endedAt} />
        {ended.unpaid ? ', because its payment failed. You are not charged again.' : '.'} Paid credits can be
        used until their month ends or a new plan replaces them.
      </span>
    </p>
  );
}
