/** Days for which things are kept. */
export interface Retention {
  /** Prompts that moderation refused. */
  refusedPromptDays: number;
  /** Prompts of generations that failed; the rows stay, for their owners' lists. */
  failedPromptDays: number;
  /** Calls of hosted models. A day's budget reads those of its day. */
  modelCallDays: number;
  /** What admins did; null: for good. */
  auditDays: number | null;
  /** Security events: sign-ins, keys, refusals, with IP addresses. */
  securityEventDays: number;
  /** A session ends after so many days, and after so many in which nobody used it. */
  sessionDays: number;
  sessionIdleDays: number;
}
