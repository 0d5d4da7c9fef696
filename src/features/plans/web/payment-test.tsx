import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { Facts } from '#features/admin/web/facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PaymentConfig } from '../contract/payment-test.ts';
import { ActivePrices } from './active-prices.tsx';
import { PriceCard } from './price-card.tsx';
import { MODES } from './price-texts.ts';
import { usePaymentTest } from './use-payment-test.ts';

/** Checks the payment configuration: the key, the prices, and a Checkout for each. */
export function PaymentTest() {
  const { run, isRunning, result } = usePaymentTest();
  return (
    <AdminPage
      title="Payment configuration"
      aside={
        <Button variant="primary" busy={isRunning} onClick={run} className="max-sm:mt-2">
          Run Stripe Tests
        </Button>
      }
    >
      <div role="status" aria-busy={isRunning} className="mt-6">
        {result ? (
          <Configuration config={result.config} />
        ) : isRunning ? (
          <Skeleton className="h-40 w-full max-w-xl rounded-lg" />
        ) : (
          <p className="max-w-reading text-muted text-sm leading-relaxed">
            The tests check the key and the prices with the payment service. They change and charge nothing.
          </p>
        )}
      </div>
      {result && result.prices.length > 0 && (
        <section aria-labelledby="plan-prices" className="mt-10">
          <h2 id="plan-prices" className="font-medium text-lg">
            Prices of the plans
          </h2>
          <div className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {result.prices.map(({ plan, test }) => (
              <PriceCard key={plan.id} plan={plan} test={test} mode={result.config.stripeMode} />
            ))}
          </div>
        </section>
      )}
      {result?.config.pricesAccessible && (
        <ActivePrices prices={result.config.activePrices} plans={result.config.plans} />
      )}
    </AdminPage>
  );
}

function Configuration({ config }: { config: PaymentConfig }) {
  const { stripeConfigured, stripeMode, pricesAccessible, error } = config;
  return (
    <Card className="max-w-xl px-5 py-3">
      <Facts
        facts={[
          { label: 'Key configured', value: stripeConfigured ? 'Yes' : 'No' },
          { label: 'Mode', value: MODES[stripeMode] },
          { label: 'API access', value: pricesAccessible ? 'Works' : 'Does not work' },
          ...(error === null ? [] : [{ label: 'Reason', value: error }]),
        ]}
      />
      {!stripeConfigured && (
        <p className="border-border border-t py-3 text-muted text-sm leading-relaxed">
          Payments are off: nothing can be bought. To turn them on, set the variables that begin with{' '}
          <code className="font-mono">STRIPE_</code> and restart.
        </p>
      )}
    </Card>
  );
}
