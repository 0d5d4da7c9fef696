/** A sign-in must be completed within this time. */
export const SIGN_IN_ATTEMPT_MS = 15 * 60_000;

/** For this long after a sign-in, sensitive actions need no new sign-in. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;
