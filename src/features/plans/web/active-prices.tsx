import type { PaymentConfig } from '../contract/payment-test.ts';
import { amountInWords } from './price-texts.ts';

interface ActivePricesProps {
  prices: PaymentConfig['activePrices'];
  plans: PaymentConfig['plans'];
}

/** All active prices of the payment service, other products' included. */
export function ActivePrices({ prices, plans }: ActivePricesProps) {
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
