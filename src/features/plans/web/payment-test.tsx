import { useMutation } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { Facts } from '#features/admin/web/facts.tsx';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import {
  type PaymentConfig,
  type PriceTest,
  testPaymentConfig,
  testPrice,
} from '../contract/payment-test.ts';
import { PriceCard } from './price-card.tsx';
import { amountInWords, MODES } from './price-texts.ts';

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

/** Reads the configuration, then the price of each plan. A price that could not be read carries its error. */
function usePaymentTest() {
  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const config = await call(testPaymentConfig);
      const prices = await Promise.all(
        config.plans.map(async (plan) => ({
          plan,
          test: await call(testPrice, { params: { priceId: plan.priceId } }).catch(asFailure),
        })),
      );
      return { config, prices };
    },
    onError: (error) => toastFailure(phrases.testFailed, describeFailure(error)),
  });
  return { run: () => mutate(), isRunning: isPending, result: data };
}

function asFailure(error: unknown): PriceTest {
  return { success: false, price: null, error: describeFailure(error), code: null, type: null };
}

interface ActivePricesProps {
  prices: PaymentConfig['activePrices'];
  plans: PaymentConfig['plans'];
}

/** All active prices of the payment service, other products' included. */
function ActivePrices({ prices, plans }: ActivePricesProps) {
  return (
    <section aria-labelledby="active-prices" className="mt-10">
      <h2 id="active-prices" className="font-medium text-lg">
        All active prices
      </h2>
      {prices.length === 0 ? (
        <p className="mt-3 text-muted text-sm">The payment service has no active prices.</p>
      ) : (
        <div className="mt-3 max-w-3xl overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead className="border-border border-b text-muted">
              <tr className="*:py-2 *:pr-4 *:font-normal">
                <th scope="col">Price</th>
                <th scope="col" className="pr-6! text-right">
                  Amount
                </th>
                <th scope="col">Currency</th>
                <th scope="col">Plan</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {prices.map((price) => (
                <tr key={price.id}>
                  <td className="py-2.5 pr-4 font-mono max-sm:text-xs [overflow-wrap:anywhere]">
                    {price.id}
                  </td>
                  <td className="py-2.5 pr-6 text-right tabular-nums">{amountInWords(price)}</td>
                  <td className="py-2.5 pr-4 uppercase">{price.currency}</td>
                  <td className="py-2.5 text-muted">
                    {plans.find(({ priceId }) => priceId === price.id)?.name ?? 'None'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
