import { useMutation } from '@tanstack/react-query';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { describeFailure } from '#features/admin/web/describe-failure';
import { type Fact, Facts } from '#features/admin/web/facts.tsx';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { startCheckout } from '../contract/billing.ts';
import type { PaymentConfig, PriceTest } from '../contract/payment-test.ts';
import { amountInWords, troublesOf } from './price-texts.ts';

interface PriceCardProps {
  plan: PaymentConfig['plans'][number];
  test: PriceTest;
  mode: PaymentConfig['stripeMode'];
}

/** The payment service's data of a plan's price, and a button to test its Checkout. */
export function PriceCard({ plan, test, mode }: PriceCardProps) {
  const { price, error } = test;
  const titleId = `price-of-${plan.id}`;
  const troubles = price ? troublesOf(plan, price, mode) : [error ?? phrases.priceUnreadable];
  return (
    <Card role="article" aria-labelledby={titleId} className="flex flex-col p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} className="font-medium">
          {plan.name}
        </h3>
        {price ? (
          <Badge tone={price.active ? 'success' : 'danger'}>{price.active ? 'Active' : 'Inactive'}</Badge>
        ) : (
          <Badge tone="danger">{isMissing(test) ? 'Not found' : 'Could not be read'}</Badge>
        )}
      </div>
      <p className="mt-1 font-mono text-muted text-xs [overflow-wrap:anywhere]">{plan.priceId}</p>
      <div className="mt-3">
        <Facts facts={price ? factsOf(price) : refusalOf(test)} />
      </div>
      {troubles.map((trouble) => (
        <p key={trouble} className="mt-2 flex gap-2 text-sm text-warning leading-relaxed">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {trouble}
        </p>
      ))}
      <TestCheckout plan={plan} />
    </Card>
  );
}

function factsOf(price: NonNullable<PriceTest['price']>): Fact[] {
  return [
    { label: 'Exists', value: 'Yes' },
    { label: 'Currency', value: price.currency.toUpperCase() },
    { label: 'Amount', value: amountInWords(price), isExact: true },
    { label: 'Live mode', value: price.livemode ? 'Yes' : 'No' },
  ];
}

function isMissing({ code }: PriceTest): boolean {
  return code === 'resource_missing';
}

function refusalOf(test: PriceTest): Fact[] {
  const { code, type } = test;
  return [
    { label: 'Exists', value: isMissing(test) ? 'No' : 'Not known' },
    ...(code === null ? [] : [{ label: 'Code', value: code, isExact: true }]),
    ...(type === null ? [] : [{ label: 'Type', value: type, isExact: true }]),
  ];
}

/** Opens a Checkout as subscribing does. Nothing is charged unless somebody pays there. */
function TestCheckout({ plan }: Pick<PriceCardProps, 'plan'>) {
  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(startCheckout, { body: { priceId: plan.priceId } }),
    onSuccess: () =>
      toastSuccess('Checkout session created successfully!', `The link is under ${plan.name}.`),
    onError: (error) => toastFailure(phrases.checkoutTestFailed, describeFailure(error)),
  });
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
      <Button busy={isPending} onClick={() => mutate()} aria-describedby={`price-of-${plan.id}`}>
        Test Checkout
      </Button>
      {data && (
        <a
          href={data.url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center md:pointer-fine:min-h-0 gap-1.5 text-sm underline underline-offset-4"
        >
          Open the checkout
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">of {plan.name}, in a new tab</span>
        </a>
      )}
    </div>
  );
}
