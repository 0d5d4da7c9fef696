/** A trip to the identity provider must be back within this time. */
export const SIGN_IN_ATTEMPT_MS = 15 * 60_000;
