const DAY_MS = 24 * 3_600_000;

/** A session ends after 30 days, or after 7 days in which nobody used it. */
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
export const SESSION_IDLE_MS = 7 * DAY_MS;

/** A trip to the identity provider must be back within this time. */
export const SIGN_IN_ATTEMPT_MS = 15 * 60_000;

export function idleSince(now = Date.now()): Date {
  return new Date(now - SESSION_IDLE_MS);
}
