import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { signInAddress } from '#features/accounts/web/api/accounts';
import { useFreeCredits } from '#features/credits/web/use-free-credits';
import * as phrases from '#phrases';
import { isSignedOut } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CREDIT_SAMPLES } from '../content/credit-samples.ts';
import type { Billing } from '../contract/billing.ts';
import { COMMON_FEATURES, PLAN_IDS } from '../contract/plans.ts';
import { billingQuery } from './api/billing.ts';
import { EndedNotice } from './ended-notice.tsx';
import { UPGRADE_NOT_AVAILABLE } from './failure-texts.ts';
import { creditUseText } from './money-texts.ts';
import { PlanCard } from './plan-card.tsx';
import { PricingQuestions } from './pricing-questions.tsx';
import { PROMO_CODE_FIELD, PromoCodeForm } from './promo-code-form.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { usePromoCode } from './use-promo-code.ts';
import { useSubscribe } from './use-subscribe.ts';

const POLL_MS = 5_000;

/** The plans, and the user's own subscription. */
export function Pricing() {
  const {
    data: billing,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...billingQuery(),
    // Changes at the gateway arrive a moment after the user.
    refetchInterval: ({ state }) => (state.data?.subscription && !isSignedOut(state.error) ? POLL_MS : false),
  });
  const promo = usePromoCode();
  const { imageModels } = usePageState();
  const free = useFreeCredits();
  const canBuy = billing !== undefined && billing.mode !== 'off' && billing.subscription === null;
  return (
    <div className="site-grid py-10 md:py-16">
      <h1 className="font-serif text-title">Plans and prices</h1>
      <p className="mt-4 max-w-reading text-lg text-muted leading-relaxed">
        {creditUseText(imageModels)} A picture that fails costs nothing, and you can cancel at any time.
        {free && ` ${free}.`}
      </p>
      <div className="mt-6 md:mt-8">
        <ScriptsOff>{phrases.scriptsOffHere}</ScriptsOff>
        {billing ? (
          <Plans billing={billing} promo={promo} canBuy={canBuy} />
        ) : isError ? (
          <EmptyState
            title={phrases.plansNotLoaded}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {phrases.plansUnreached}
          </EmptyState>
        ) : (
          <div aria-busy className={PLAN_GRID}>
            {PLAN_IDS.map((id) => (
              <Skeleton key={id} className="h-[46rem]" />
            ))}
          </div>
        )}
      </div>
      {billing && (
        <div className="mt-8">
          <CommonFeatures />
        </div>
      )}
      <CreditSamples />
      <div className="mt-16 md:mt-24">
        <PricingQuestions />
      </div>
      {canBuy && (
        <div className="mt-12">
          <PromoCodeForm promo={promo} />
        </div>
      )}
    </div>
  );
}

/** Pictures at a size that can be judged. */
function CreditSamples() {
  return (
    <section aria-labelledby="samples-title" className="mt-16 md:mt-24">
      <h2 id="samples-title" className="font-serif text-2xl leading-tight">
        One credit each
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-1 lg:grid-cols-4">
        {CREDIT_SAMPLES.map(({ picture, alt }) => (
          <li key={picture}>
            <img
              src={`/examples/${picture}.webp`}
              alt={alt}
              width={480}
              height={360}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full bg-surface-2 object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CommonFeatures() {
  return (
    <div>
      <h2 className="font-medium">With every plan, and with free credits</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        {COMMON_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}

/** One row of equal columns on wide screens, for any number of plans. */
const PLAN_GRID = 'grid gap-5 lg:auto-cols-fr lg:grid-flow-col';

interface PlansProps {
  billing: Billing;
  promo: ReturnType<typeof usePromoCode>;
  canBuy: boolean;
}

function Plans({ billing, promo, canBuy }: PlansProps) {
  const { mode, plans, subscription, openInvoice, ended } = billing;
  const { user, imageModels } = usePageState();
  const reasonId = useId();
  const { pendingPlan, subscribe } = useSubscribe(promo);
  const most = Math.max(...plans.map(({ credits }) => credits));

  return (
    <div className="space-y-5">
      <Notice mode={mode} id={reasonId} />
      {ended && <EndedNotice ended={ended} plan={plans.find(({ id }) => id === ended.planId) ?? null} />}
      {subscription && (
        <SubscriptionBanner
          subscription={subscription}
          openInvoice={openInvoice}
          plan={plans.find(({ id }) => id === subscription.planId) ?? null}
        />
      )}
      {mode !== 'off' && (!user || canBuy) && (
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          {!user && <SignInOffer />}
          {canBuy && (
            <a href={`#${PROMO_CODE_FIELD}`} className={LINK_LOOK}>
              {promo.applied ? `Promo code ${promo.applied.code}` : 'Enter a promo code'}
            </a>
          )}
        </p>
      )}
      <ul className={PLAN_GRID}>
        {plans.map((plan) => {
          const offer = offerOf(plan, billing);
          return (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                most={most}
                cost={imageModels[0]?.cost ?? 1}
                offer={offer}
                isPending={pendingPlan === plan.id}
                isBusy={pendingPlan !== null}
                reasonId={offer === 'off' ? reasonId : undefined}
                onChoose={() =>
                  offer === 'upgrade'
                    ? toast({ ...UPGRADE_NOT_AVAILABLE, variant: 'destructive' })
                    : subscribe(plan)
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Plans are ordered by rank: the first is never an upgrade. */
function offerOf(plan: Billing['plans'][number], { mode, plans, subscription }: Billing) {
  if (subscription) return plan === plans[0] || plan.id === subscription.planId ? 'present' : 'upgrade';
  return mode === 'off' || plan.priceId === null ? 'off' : 'buy';
}

function SignInOffer() {
  const [path] = useLocation();
  return (
    <>
      <span>Sign in required to subscribe to any plan</span>
      <a href={signInAddress(path)} className={LINK_LOOK}>
        Sign in
      </a>
    </>
  );
}

/** In a line of text, with a height for touch. */
const LINK_LOOK = '-my-3 inline-flex min-h-11 items-center text-ink underline underline-offset-4';

/** How payments work here, unless they are live. */
function Notice({ mode, id }: { mode: Billing['mode']; id: string }) {
  if (mode === 'live') return null;
  return (
    <p id={id} className="flex items-start gap-2.5 rounded-md bg-surface-2 px-4 py-3 text-sm leading-relaxed">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      {NOTICES[mode]}
    </p>
  );
}

const NOTICES: Record<Exclude<Billing['mode'], 'live'>, string> = {
  off: 'Payments are not set up on this site, so plans cannot be bought here yet.',
  'stand-in': 'This is a development installation: no money moves.',
  test: 'Payments are in test mode here: no money moves.',
};
