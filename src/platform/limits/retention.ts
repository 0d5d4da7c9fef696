/** How long data is kept, in days. */
export interface Retention {
  /** Prompts that moderation refused. */
  refusedPromptDays: number;
  /** Prompts of generations that failed; the rows stay, for their owners' lists. */
  failedPromptDays: number;
  /** Calls of hosted models. The daily budget needs those of the current day. */
  modelCallDays: number;
  /** The audit log; null: forever. */
  auditDays: number | null;
  /** Security events: sign-ins, keys, refusals, with IP addresses. */
  securityEventDays: number;
  /** A session expires after `sessionDays`, or after `sessionIdleDays` without use. */
  sessionDays: number;
  sessionIdleDays: number;
}
