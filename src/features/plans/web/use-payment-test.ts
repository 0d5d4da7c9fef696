import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '#features/admin/web/describe-failure';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { toastFailure } from '#web/ui/toast-store.ts';
import { type PriceTest, testPaymentConfig, testPrice } from '../contract/payment-test.ts';

/** Reads the configuration, then the price of each plan. A price that could not be read carries its error. */
export function usePaymentTest() {
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
