import { ProviderError } from '#platform/errors/provider-error';
import type { PaymentConfig, PriceTest } from '../contract/payment-test.ts';
import type { PaymentsDeps } from './payments.ts';

/** Whether payments work, as far as can be checked without paying. Failures are part of the answer. */
export async function checkPayments({ payments }: PaymentsDeps): Promise<PaymentConfig> {
  if (!payments) {
    return {
      stripeConfigured: false,
      stripeMode: 'off',
      pricesAccessible: false,
      activePrices: [],
      error: null,
      plans: [],
    };
  }
  const { gateway, plans } = payments;
  const configured = {
    stripeConfigured: true,
    stripeMode: gateway.mode,
    plans: plans.flatMap(({ id, name, priceId, unitAmount }) =>
      priceId === null ? [] : [{ id, name, priceId, unitAmount }],
    ),
  };
  try {
    await gateway.checkAccess();
    const prices = await gateway.listActivePrices();
    return {
      ...configured,
      pricesAccessible: true,
      activePrices: prices.map(({ id, unitAmount, currency }) => ({ id, unitAmount, currency })),
      error: null,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { ...configured, pricesAccessible: false, activePrices: [], error: error.message };
  }
}

/** The gateway's data of a price. An unknown price or a failed call is part of the answer. */
export async function checkPrice({ payments }: PaymentsDeps, priceId: string): Promise<PriceTest> {
  if (!payments) return failed('Payments are switched off on this site', 'payments_off', 'configuration');
  try {
    const price = await payments.gateway.findPrice(priceId);
    if (!price)
      return failed(`There is no price ${priceId} in this mode`, 'resource_missing', 'invalid_request_error');
    const { active, currency, unitAmount, livemode } = price;
    return {
      success: true,
      price: { active, currency, unitAmount, livemode },
      error: null,
      code: null,
      type: null,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(error.message, error.kind, 'api_error');
  }
}

function failed(error: string, code: string, type: string): PriceTest {
  return { success: false, price: null, error, code, type };
}
