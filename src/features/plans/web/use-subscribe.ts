import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signInAddress } from '#features/accounts/web/api/accounts';
import * as phrases from '#phrases';
import { SIGN_IN_REDIRECT_MS } from '#platform/limits/limits';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ApiError, isSignedOut } from '#web/api/request.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { startCheckout } from '../contract/billing.ts';
import type { Plan } from '../contract/plans.ts';
import { clearTestData, isTestData } from './clear-test-data.ts';
import { describePurchaseFailure } from './failure-texts.ts';
import { useHostedPage } from './use-hosted-page.ts';
import type { usePromoCode } from './use-promo-code.ts';

/** Opens the Checkout of a plan, after sign-in if needed. */
export function useSubscribe(promo: ReturnType<typeof usePromoCode>) {
  const { user } = usePageState();
  const client = useQueryClient();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { pending, go } = useHostedPage<Plan>({
    open: ({ priceId }) => call(startCheckout, { body: { priceId: priceId ?? '', promoCode: promo.code } }),
    onError: (error) => {
      if (isSignedOut(error)) return signIn();
      if (isTestData(error)) return void clearTestData();
      const code = error instanceof ApiError ? error.body?.code : undefined;
      if (code === 'unknown_promo_code') promo.reject();
      // It may have been bought in another tab, or is no longer sold.
      void client.invalidateQueries({ queryKey: queryKeys.billing });
      toast({ ...describePurchaseFailure(error), variant: 'destructive' });
    },
  });

  function signIn() {
    toastFailure(phrases.authenticationRequired, phrases.signInToSubscribe);
    clearTimeout(redirect.current);
    redirect.current = setTimeout(
      () => location.assign(signInAddress(location.pathname + location.search)),
      SIGN_IN_REDIRECT_MS,
    );
  }

  return {
    pendingPlan: pending?.id ?? null,
    subscribe: (plan: Plan) => (user ? go(plan) : signIn()),
  };
}
