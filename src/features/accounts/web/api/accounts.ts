import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { isSignedOut } from '#web/api/request.ts';
import { findCredits } from '../../contract/sign-in.ts';

const CREDITS_POLL_MS = 5_000;

export function creditsQuery(signedIn: boolean) {
  return queryOptions({
    ...queryOf(findCredits),
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
