import { queryOptions } from '@tanstack/react-query';
import type { Credits } from '#features/credits/contract/credits';
import { CREDITS_POLL_MS } from '#platform/limits/limits';
import { queryKeys } from '#web/api/query-keys.ts';
import { isSignedOut, read } from '#web/api/request.ts';

export function creditsQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.credits,
    queryFn: ({ queryKey, signal }) => read<Credits>(queryKey, signal),
    enabled: signedIn,
    retry: false,
    // After the session has ended, polling would only fill logs.
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : CREDITS_POLL_MS),
  });
}

/** The sign-in link that returns to this page. */
export function signInAddress(returnTo: string): string {
  return `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export const SIGN_OUT_ADDRESS = '/api/auth/logout';
