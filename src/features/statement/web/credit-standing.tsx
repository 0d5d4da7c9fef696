import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import { creditsText } from '#features/credits/web/credits-text';
import { imageModelName } from '#features/image-models/web/image-model-texts';
import { billingQuery } from '#features/plans/web/api/billing';
import { usePageState } from '#web/state/page-state.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatMoney } from '#web/ui/format-money.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CreditStanding } from '../contract/credit-history.ts';

interface CreditStandingViewProps {
  /** The parts of the balance, once loaded. */
  standing: CreditStanding | undefined;
  isLoading: boolean;
}

/** The balance, its parts, the renewal date, and the prices of pictures. */
export function CreditStandingView({ standing, isLoading }: CreditStandingViewProps) {
  const { user } = usePageState();
  const { data } = useQuery(creditsQuery(true));
  const credits = standing ? standing.monthly + standing.extra : (data?.credits ?? user?.credits ?? 0);
  return (
    <Card className="mt-6 grid gap-x-12 gap-y-6 p-5 sm:p-7 md:mt-8 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
      <div>
        <p className="text-muted text-sm">Available credits</p>
        <p className="mt-1 flex items-baseline gap-2.5">
          <span className="font-serif text-display tabular-nums">{credits.toLocaleString('en-US')}</span>
          <span className="text-lg text-muted">{credits === 1 ? 'credit' : 'credits'}</span>
        </p>
        <Prices />
      </div>
      {(standing || isLoading) && (
        <dl className="divide-y divide-border border-border max-md:border-t md:border-l md:pl-12">
          {standing ? <Parts standing={standing} /> : <PartsSkeleton />}
        </dl>
      )}
    </Card>
  );
}

function Parts({ standing }: { standing: CreditStanding }) {
  const { monthly, monthlyEndsAt, extra, held, renewsAt } = standing;
  return (
    <>
      <Part name="Monthly" amount={monthly}>
        {monthlyEndsAt ? (
          <>
            Used first; expire on <CalendarDay date={monthlyEndsAt} />
          </>
        ) : (
          'Included in plans'
        )}
      </Part>
      <Part name="Extra" amount={extra}>
        Never expire
      </Part>
      {held > 0 && (
        <Part name="Reserved" amount={held}>
          For pictures in progress; returned if a picture fails
        </Part>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
        <dt className="font-medium text-sm">Next renewal</dt>
        <dd className="text-sm">
          <Renewal renewsAt={renewsAt} />
        </dd>
      </div>
    </>
  );
}

/** A failed renewal has no date: it happens when it is paid. */
function Renewal({ renewsAt }: Pick<CreditStanding, 'renewsAt'>) {
  const { data } = useQuery(billingQuery());
  if (data?.openInvoice) {
    const { amountDue, currency, hostedUrl } = data.openInvoice;
    const due = formatMoney(amountDue, currency);
    return hostedUrl === null ? (
      `Once ${due} is paid`
    ) : (
      <>
        <span className="text-muted">Once it is paid</span>
        {' · '}
        <a href={hostedUrl} className="underline underline-offset-4">
          Pay {due}
        </a>
      </>
    );
  }
  if (renewsAt) return <CalendarDay date={renewsAt} />;
  return (
    <>
      <span className="text-muted">None</span>
      {' · '}
      <Link href="/pricing" className="underline underline-offset-4">
        See the plans
      </Link>
    </>
  );
}

function Part({ name, amount, children }: { name: string; amount: number; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-3 first:pt-0 max-md:first:pt-5">
      <dt className="text-sm">
        <span className="font-medium">{name}</span>
        <span className="mt-0.5 block text-muted leading-snug">{children}</span>
      </dt>
      <dd className="font-mono tabular-nums">{amount.toLocaleString('en-US')}</dd>
    </div>
  );
}

/** As tall as the usual three rows. */
function PartsSkeleton() {
  return (
    <div aria-busy="true" className="space-y-4 max-md:pt-5">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-5 w-full" />
    </div>
  );
}

function Prices() {
  const { imageModels, cutoutCost } = usePageState();
  return (
    <p className="mt-3 text-muted text-sm tabular-nums leading-relaxed">
      {imageModels.map(({ id, cost }) => (
        <span key={id} className="block">
          {creditsText(cost)} = 1 picture
          {imageModels.length > 1 && ` by ${imageModelName(imageModels, id)}`}
        </span>
      ))}
      {cutoutCost !== null && <span className="block">{creditsText(cutoutCost)} = 1 background removed</span>}
      Downloads cost nothing, in 4K too.
    </p>
  );
}
