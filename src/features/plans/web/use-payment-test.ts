import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '#features/admin/web/describe-failure';
import { toast } from '#web/ui/toast-store.ts';
import type { PriceTest } from '../contract/payment-test.ts';
import { testPaymentConfig, testPrice } from './api/payment-test.ts';

/** Asks for the configuration, then for each plan's price; a price that cannot be asked for says so in its place. */
export function usePaymentTest() {
  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const config = await testPaymentConfig();
      const prices = await Promise.all(
        config.plans.map(async (plan) => ({ plan, test: await testPrice(plan.priceId).catch(asFailure) })),
      );
      return { config, prices };
    },
    onError: (error) =>
      toast({ title: 'Test failed', description: describeFailure(error), variant: 'destructive' }),
  });
  return { run: () => mutate(), isRunning: isPending, result: data };
}

function asFailure(error: unknown): PriceTest {
  return { success: false, price: null, error: describeFailure(error), code: null, type: null };
}
