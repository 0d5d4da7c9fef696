import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#platform/endpoint/path-of';
import { queryOf } from '#web/api/call.ts';
import { isSignedOut } from '#web/api/request.ts';
import { beginSignIn, findCredits } from '../../contract/sign-in.ts';

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
  return pathOf(beginSignIn, { query: { returnTo } });
}
