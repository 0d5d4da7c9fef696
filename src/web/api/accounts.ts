import { queryOptions } from '@tanstack/react-query';
import type { Credits } from '#contract/credits';
import { CREDITS_POLL_MS } from '#contract/limits';
import { queryKeys } from './query-keys.ts';
import { isSignedOut, read } from './request.ts';

export function creditsQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: queryKeys.credits,
    queryFn: ({ queryKey, signal }) => read<Credits>(queryKey, signal),
    enabled: signedIn,
    retry: false,
    // A session that has ended answers 401 until the page is loaded again; asking on would only fill logs.
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : CREDITS_POLL_MS),
  });
}

/** Where a person signs in, coming back to the page they are on. */
export function signInAddress(returnTo: string): string {
  return `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export const SIGN_OUT_ADDRESS = '/api/auth/logout';
