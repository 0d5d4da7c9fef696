/** A trip to the identity provider must be back within this time. */
export const SIGN_IN_ATTEMPT_MS = 15 * 60_000;

/** For so long after signing in, a person need not sign in again to do what is dangerous. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;
